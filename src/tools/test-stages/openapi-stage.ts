import { runRedocly } from "../openapi/run-redocly.ts";
import { oneTest, type Stage } from "./stage.ts";

/** The OpenAPI documents as a linter sees them: each service's own, and that of both. What it warns of is an error too. */
export const openApiStage: Stage = {
  name: "openapi",
  run: async () => {
    const { code, output } = await runRedocly("lint", ["data", "content", "both"]);
    return oneTest(code === 0 ? "" : output);
  },
};
