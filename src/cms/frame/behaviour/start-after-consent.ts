import { start as startRecent } from "#features/shortlist/recently-viewed/start-recent.ts";
import { start as startTracking } from "#features/tracking/track-events.ts";

/** What needs the visitor's consent: measuring, and the vehicles that were looked at. */
export const start = (): void => {
  startTracking();
  startRecent();
};
