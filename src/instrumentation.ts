import type { Instrumentation } from "next";

/** Runs once in each server process, before the first request. */
export const register = async (): Promise<void> => {
  // The framework compiles this file for a second runtime too, which knows nothing of Node.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  // First of all: what is opened later is traced, and what asks later stands before it.
  const { startTelemetry } = await import("#platform/telemetry/start-telemetry.ts");
  const sendLastSpans = await startTelemetry({ service: "volante", callers: "visitors" });
  const { noteConnections } = await import("#platform/rate-limit/note-connections.ts");
  noteConnections();
  const { noteArrivals } = await import("#platform/time-budget.ts");
  noteArrivals();
  const { noteDrawings } = await import("#pipeline/drawing.ts");
  noteDrawings();
  const { sendFreshPages } = await import("#pipeline/send-fresh-pages.ts");
  const { openDoor } = await import("#pipeline/door/open-door.ts");
  const { env } = await import("#platform/env.ts");
  if (env().NODE_ENV !== "production") {
    // The framework's own page shows where an error is.
    sendFreshPages({ all: true, script: "/_next/static/browser/reload-on-change.js" });
    const { requireOwnOrigin } = await import("#pipeline/door/require-own-origin.ts");
    const { boundBody } = await import("#pipeline/door/bound-body.ts");
    openDoor([requireOwnOrigin, boundBody]);
  } else {
    const { sparePagesAsJson } = await import("#platform/page-cache/spare-pages-as-json.ts");
    sparePagesAsJson();
    const { logOutput } = await import("#platform/log-output.ts");
    logOutput();
    const { replaceBareAnswers } = await import("#pipeline/replace-bare-answers.ts");
    replaceBareAnswers();
    // After it, so that what it gets is whole.
    sendFreshPages();
    const { takeInBeforeClose } = await import("#platform/take-in-before-close.ts");
    takeInBeforeClose();
    const { doorkeepers } = await import("#pipeline/door/doorkeepers.ts");
    const { readyAnswers } = await import("#pipeline/ready/ready-answers.ts");
    openDoor(doorkeepers(), readyAnswers());
  }
  const { isBuilding } = await import("#platform/env.ts");
  const { followDrops } = await import("#platform/page-cache/drop-record.ts");
  if (!isBuilding()) void followDrops();
  const { startEmbeddedJobs } = await import("#api/start-embedded-jobs.ts");
  await startEmbeddedJobs();
  if (sendLastSpans === undefined) return;
  // After the jobs, whose last spans it sends.
  const { finishBeforeExit } = await import("#platform/finish-before-exit.ts");
  finishBeforeExit({ meanwhile: async () => undefined, afterwards: sendLastSpans });
};

/** What a page threw while it was rendered, with the name of the request that the visitor is shown. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { log } = await import("#platform/log.ts");
  const { "x-request-id": requestId } = request.headers;
  const { digest } = error as { digest?: string };
  log().error(
    { err: error, requestId, digest, path: request.path.slice(0, 300), route: context.routePath },
    "A page could not be rendered",
  );
};
