import type { Hono } from "hono";
import { InvalidFieldError, NotFoundError, TooOftenError } from "#backend/errors.ts";
import { isFromThisMachine } from "#platform/from-this-machine.ts";
import { takePermit } from "#platform/rate-limit/take-permit.ts";
import type { BackendEnv } from "./call.ts";
import { errorResponse } from "./error-response.ts";
import { routePattern } from "./mount.ts";
import type { PublicRoute } from "./public-route.ts";

const requireKnownQuery = ({ query }: PublicRoute, { url }: Request): void => {
  if (query === "any") return;
  for (const name of new URL(url).searchParams.keys())
    if (!query.includes(name)) throw new InvalidFieldError(name.slice(0, 50), "There is no such parameter");
};

/**
 * Serves a public route. A route for this machine is not found for any other client, whichever gateway let the request pass. Responds 429
 * beyond the address's limit, 400 to a parameter that the route does not have.
 */
export const mountPublic = (app: Hono<BackendEnv>, route: PublicRoute): void => {
  app.on(route.method, routePattern(route.path), async (context) => {
    const call = context.get("call");
    const { raw } = context.req;
    try {
      if (route.isForThisMachine && !isFromThisMachine(raw.headers)) throw new NotFoundError("No such path");
      const permit = route.limit && (await takePermit(route.limit, raw.headers));
      if (permit?.ok === false) throw new TooOftenError(permit.retryAfterSeconds);
      requireKnownQuery(route, raw);
      return await route.answer(raw, call, context.req.param());
    } catch (error) {
      return errorResponse(error, call.log);
    }
  });
};
