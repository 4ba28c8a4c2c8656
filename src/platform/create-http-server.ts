import { createServer, type Server } from "node:http";
import type { Listener } from "./in-order.ts";
import { InterceptableResponse } from "./interceptable-response.ts";

/**
 * How long an unused connection stays, in milliseconds: longer than nginx (60 s) and browsers use it, or a request would meet one that has
 * just been closed.
 */
const keepAliveMs = 65_000;

/**
 * A web server whose answers can be intercepted.
 * @param upgrades whether a request may offer another protocol; otherwise it is answered as one that does not (RFC 9110, 7.8)
 */
export const createHttpServer = (
  listener: Listener,
  { upgrades = false }: { readonly upgrades?: boolean } = {},
): Server =>
  createServer(
    {
      ServerResponse: InterceptableResponse,
      keepAliveTimeout: keepAliveMs,
      shouldUpgradeCallback: () => upgrades,
    },
    (request, response) => listener(request, response),
  );
