import type { Instrumentation } from "next";

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
