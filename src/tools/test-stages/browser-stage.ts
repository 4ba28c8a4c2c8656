import { runPlaywright } from "./run-playwright.ts";
import type { Stage } from "./stage.ts";

/** Browser journeys against the production build; playwright.config.ts starts the servers that they need. */
export const browserStage: Stage = { name: "browser", run: () => runPlaywright("playwright.config.ts") };
