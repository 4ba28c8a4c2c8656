import { runRedocly } from "../openapi/run-redocly.ts";
import { oneTest, type Stage } from "./stage.ts";

/** The OpenAPI documents as a linter sees them: each service's own, and that of both. */
export const openApiStage: Stage = {
  name: "openapi",
  run: async () => {
    const { code, output } = await runRedocly("lint", ["data", "content", "both"], "--max-problems", "50");
    // A warning does not end it with an error.
    const isClean = code === 0 && !/\b[1-9]\d* warnings?\b/.test(output);
    return oneTest(isClean ? "" : output);
  },
};
