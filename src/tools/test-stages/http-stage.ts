import { runVitest } from "./run-vitest.ts";
import type { Stage } from "./stage.ts";

/** What an answer of the production build decides, without a browser; e2e/http/test-run.ts starts the site that they visit. */
export const httpStage: Stage = {
  name: "http",
  seconds: { default: 190, all: 250 },
  run: (options) => runVitest(["http"], options),
};

/** The main journey on a service that has the calls and fields of the customer's specification and no others. */
export const specifiedStage: Stage = {
  name: "specified",
  seconds: { default: 20, all: 50 },
  run: (options) => runVitest(["specified"], options),
};
