import type { Hono } from "hono";
import { InvalidFieldError, NotFoundError, TooOftenError } from "#backend/errors.ts";
import { isFromThisMachine } from "#platform/from-this-machine.ts";
import { takePermit } from "#platform/rate-limit/take-permit.ts";
import type { BackendEnv } from "./call.ts";
import { errorResponse } from "./error-response.ts";
import { routePattern } from "./mount.ts";
import type { PublicRoute } from "./public-route.ts";

const requireKnownQuery = ({ query }: PublicRoute, { url }: Request): void => {
  for (const name of new URL(url).searchParams.keys())
    if (!query.includes(name)) throw new InvalidFieldError(name.slice(0, 50), "There is no such parameter");
};

/**
 * Serves a public route. One for this machine does not exist for anybody else, whoever let the request in. Beyond its limit an
 * address is refused with 429, a parameter that the route does not have with 400.
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
