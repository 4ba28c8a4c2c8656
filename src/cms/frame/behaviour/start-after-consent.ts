import { start as startRecent } from "#features/shortlist/recently-viewed/start-recent.ts";
import { start as startTracking } from "#features/tracking/track-events.ts";

/** What needs consent: analytics and recently viewed vehicles. */
export const start = (): void => {
  startTracking();
  startRecent();
};
