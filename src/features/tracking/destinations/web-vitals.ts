import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { Destination } from "./destination.ts";

let hasBegun = false;

/** Sends what was measured of this page as soon as it is final, mostly when the visitor leaves. */
const measure = (): void => {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }) => {
      navigator.sendBeacon("/api/web-vitals", JSON.stringify({ name, value }));
    });
};

/** How fast pages are for visitors, as `/metrics` shows it: of a part of the visits, measured from their first event on. */
export const destination: Destination = {
  name: "web-vitals",
  consent: "all",
  variables: ["WEB_VITALS_SHARE"],
  hosts: () => ({}),
  send: (_, [share = "0"]) => {
    if (hasBegun) return;
    hasBegun = true;
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (chance / 2 ** 32 < Number(share)) measure();
  },
};
