import type { Instrumentation } from "next";

/** Runs once in each server process, before the first request. */
export const register = async (): Promise<void> => {
  // The framework compiles this file for a second runtime too, which knows nothing of Node.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { noteConnections } = await import("#platform/rate-limit/note-connections.ts");
  noteConnections();
  const { noteArrivals } = await import("#platform/time-budget.ts");
  noteArrivals();
  const { noteDrawings } = await import("#pipeline/drawing.ts");
  noteDrawings();
  const { sendFreshPages } = await import("#pipeline/send-fresh-pages.ts");
  const { env } = await import("#platform/env.ts");
  // In development the framework's own page shows where the error is.
  if (env().NODE_ENV !== "production")
    return sendFreshPages({ all: true, script: "/_next/static/browser/reload-on-change.js" });
  const { logOutput } = await import("#platform/log-output.ts");
  logOutput();
  const { replaceBareAnswers } = await import("#pipeline/replace-bare-answers.ts");
  replaceBareAnswers();
  // After it, so that what it gets is whole.
  sendFreshPages();
  const { openDoor } = await import("#pipeline/door/open-door.ts");
  const { doorkeepers } = await import("#pipeline/door/doorkeepers.ts");
  openDoor(doorkeepers());
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
