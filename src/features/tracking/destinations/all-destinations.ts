import { destination as dataLayer } from "./data-layer.ts";
import type { Destination } from "./destination.ts";

/** Every place that events can be sent to, configured or not. */
export const allDestinations: readonly Destination[] = [dataLayer];
