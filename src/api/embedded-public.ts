import "server-only";
import { env } from "#platform/env.ts";
import { embeddedTransport } from "./transport-embedded.ts";

/** What of the embedded reference backend a browser may reach, one by one; everything else stays in the process. */
const publicPaths: readonly { readonly method: string; readonly path: string }[] = [
  { method: "GET", path: "/openapi.json" },
];

/**
 * Answers a browser's request to the embedded backend. Undefined when the path is not public or the services run
 * elsewhere.
 */
export const answerFromEmbedded = async (path: string, request: Request): Promise<Response | undefined> => {
  const { DATA_SERVICE_URL, CONTENT_SERVICE_URL } = env();
  const isEmbedded = !DATA_SERVICE_URL || !CONTENT_SERVICE_URL;
  const isPublic = publicPaths.some((allowed) => allowed.method === request.method && allowed.path === path);
  if (!isEmbedded || !isPublic) return undefined;
  const { search } = new URL(request.url);
  return embeddedTransport.send(
    { path: path + search, method: request.method, headers: request.headers },
    request.signal,
  );
};
