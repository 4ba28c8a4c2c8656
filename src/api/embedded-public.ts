import "server-only";
import { isFromThisMachine } from "#platform/from-this-machine.ts";
import { isEmbedded } from "./is-embedded.ts";
import { createPublicDoor } from "./public-door.ts";
import { embeddedRoutes, embeddedTransport } from "./transport-embedded.ts";

/**
 * Answers what browsers and machines ask of the embedded backend under `/api/services/`. Which paths there are stands in
 * `backend/http/public-routes.ts`; where the services run elsewhere there are none.
 */
export const answerFromEmbedded = createPublicDoor({
  routes: () => (isEmbedded() ? embeddedRoutes : []),
  isFromThisMachine,
  send: embeddedTransport.send,
});
