import { areEnginesWanted, findMissingEnginePackages } from "./engine-needs.ts";
import { runPlaywright } from "./run-playwright.ts";
import { oneTest, type Stage, type StageResult } from "./stage.ts";

/** @param missing Debian's packages that are not installed */
export const runEngines = async (
  areWanted: boolean,
  missing: readonly string[],
  run: () => Promise<StageResult>,
): Promise<StageResult> => {
  if (!areWanted) return { passed: 0, failed: 0, report: "", note: "left out: TEST_ENGINES is off" };
  if (missing.length > 0) {
    return oneTest(
      `Firefox and WebKit need Debian's ${missing.join(", ")}. Install them, or leave these journeys out ` +
        "with TEST_ENGINES=off.",
    );
  }
  return run();
};

/**
 * The main journey in Firefox and in WebKit, with `--all` every journey of e2e/engines/; playwright.engines.config.ts starts a site
 * with the embedded database, and both engines.
 */
export const enginesStage: Stage = {
  name: "engines",
  seconds: { default: 50, all: 150 },
  run: (options) =>
    runEngines(areEnginesWanted(), findMissingEnginePackages(), () =>
      runPlaywright("playwright.engines.config.ts", options),
    ),
};
