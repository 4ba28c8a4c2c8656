import "server-only";
import { sandboxRoutes } from "#contract/sandbox-routes.ts";
import { shopFiles } from "#contract/shop-files.ts";
import { stockPictures } from "#contract/stock-pictures.ts";
import { env } from "#platform/env.ts";
import { isFromThisMachine } from "#platform/from-this-machine.ts";
import { embeddedBackend, embeddedTransport } from "./embedded-backend.ts";
import { isEmbedded } from "./is-embedded.ts";
import { createPublicGateway, type OpenRoute } from "./public-gateway.ts";
import type { Transport } from "./transport.ts";
import { httpTransport } from "./transport-http.ts";

/** Headers that mean something to those paths; those of the connection are another's. */
const passed = ["accept", "accept-language", "content-type", "x-forwarded-for"] as const;

const routesApart: readonly OpenRoute[] = [
  ...Object.values(sandboxRoutes),
  stockPictures.route,
  { method: "GET", path: `${shopFiles.path}{file}` },
];

const sendApart: Transport["send"] = ({ headers, ...request }, signal) => {
  const forwarded = passed.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const { DATA_SERVICE_URL = "", CONTENT_SERVICE_URL = "" } = env();
  const base = request.path.startsWith(shopFiles.path) ? CONTENT_SERVICE_URL : DATA_SERVICE_URL;
  return httpTransport(base, "manual").send({ ...request, headers: new Headers(forwarded) }, signal);
};

/**
 * Answers requests of browsers and machines to the reference backend under `/api/services/`; its paths are in
 * `backend/http/public-routes.ts`. Where the services run elsewhere, requests for the sandbox, for pictures of the
 * stock and for files of the shop are forwarded to them, and there are no others.
 */
export const answerFromServices = createPublicGateway({
  routes: () => (isEmbedded() ? embeddedBackend().routes : routesApart),
  isFromThisMachine,
  send: (request, signal) => (isEmbedded() ? embeddedTransport.send : sendApart)(request, signal),
});
