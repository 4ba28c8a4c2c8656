import { runPlaywright } from "./run-playwright.ts";
import type { Stage } from "./stage.ts";

/** Browser tests against the production build; playwright.config.ts starts the site that they visit. */
export const browserStage: Stage = {
  name: "browser",
  seconds: { default: 1_200, all: 2_700 },
  run: (options) => runPlaywright("playwright.config.ts", options),
};
