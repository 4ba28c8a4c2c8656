import type { Hono } from "hono";
import { NotFoundError } from "#backend/errors.ts";
import { isFromThisMachine } from "#platform/from-this-machine.ts";
import { errorResponse } from "./error-response.ts";
import { type BackendEnv, routePattern } from "./mount.ts";
import type { PublicRoute } from "./public-routes.ts";

/** Serves a public route. One for this machine does not exist for anybody else, whoever let the request in. */
export const mountPublic = (app: Hono<BackendEnv>, route: PublicRoute): void => {
  app.on(route.method, routePattern(route.path), async (context) => {
    const call = context.get("call");
    const { raw } = context.req;
    try {
      if (route.isForThisMachine && !isFromThisMachine(raw.headers)) throw new NotFoundError("No such path");
      return await route.answer(raw, call, context.req.param());
    } catch (error) {
      return errorResponse(error, call.log);
    }
  });
};
