import { destination as dataLayer } from "./data-layer.ts";
import type { Destination } from "./destination.ts";
import { destination as googleAnalytics } from "./google-analytics.ts";
import { destination as plausible } from "./plausible.ts";
import { destination as tagManager } from "./tag-manager.ts";
import { destination as webVitals } from "./web-vitals.ts";

/** Every place that events can be sent to, configured or not. */
export const allDestinations: readonly Destination[] = [
  dataLayer,
  tagManager,
  googleAnalytics,
  plausible,
  webVitals,
];
