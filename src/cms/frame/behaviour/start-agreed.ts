import { startRecent } from "#features/shortlist/recently-viewed/start-recent.tsx";
import { startTracking } from "#features/tracking/track-events.ts";
import type { StartBehaviour } from "#ui/behaviour.ts";

/** What needs the visitor's consent: measuring, and the vehicles that were looked at. */
export const start: StartBehaviour = (stage) => {
  startTracking();
  startRecent(stage);
};
