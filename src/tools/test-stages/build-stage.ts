import { buildSiteIfStale } from "../build-site.ts";
import type { Stage } from "./stage.ts";
import { variablesForTests } from "./variables-for-tests.ts";

/** The production build that the browser tests run against, made again only when its inputs changed. */
export const buildStage: Stage = {
  name: "build",
  run: async () => {
    const built = await buildSiteIfStale({ quiet: true, env: variablesForTests() });
    return { passed: 1, failed: 0, report: "", note: built ? "" : "up to date" };
  },
};
