import { emit } from "#browser/page-events.ts";
import { destination as dataLayer } from "./data-layer.ts";
import type { AnalyticsEvent, Destination } from "./destination.ts";
import { destination as webVitals } from "./web-vitals.ts";

/** Every place that events can be sent to, configured or not. */
export const allDestinations: readonly Destination[] = [dataLayer, webVitals];

/** Sends an event to what the bundle brings, and to the scripts of the others (`load-destinations.ts`). */
export const sendEvent = (event: AnalyticsEvent): void => {
  dataLayer.send(event, []);
  emit("volante:recorded", event);
};
