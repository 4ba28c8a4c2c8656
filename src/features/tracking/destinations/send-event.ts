import { emit } from "#browser/page-events.ts";
import { destination as dataLayer } from "./data-layer.ts";
import type { AnalyticsEvent } from "./destination.ts";

/** Sends an event to what the bundle brings, and to the scripts of the others (`load-destinations.ts`). */
export const sendEvent = (event: AnalyticsEvent): void => {
  dataLayer.send(event, []);
  emit("volante:recorded", event);
};
