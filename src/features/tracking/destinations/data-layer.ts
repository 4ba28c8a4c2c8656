import type { Destination } from "./destination.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The data layer of the specification: one entry an event, for whatever tag manager the shop uses. */
export const destination: Destination = {
  name: "data-layer",
  consent: "all",
  variables: [],
  hosts: () => ({}),
  send: (event) => {
    window.dataLayer ??= [];
    window.dataLayer.push(event);
  },
};
