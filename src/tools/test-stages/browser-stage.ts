import { runPlaywright } from "./run-playwright.ts";
import type { Stage } from "./stage.ts";

/** Browser tests against the production build; playwright.config.ts starts the site that they visit. */
export const browserStage: Stage = {
  name: "browser",
  seconds: { default: 250, all: 600 },
  run: (options) => runPlaywright("playwright.config.ts", options),
};
