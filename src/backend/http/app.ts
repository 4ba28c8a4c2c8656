import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { BackendError, NotFoundError } from "#backend/errors.ts";
import type { Database } from "#backend/store/database.ts";
import type { Endpoint, VisitorEndpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { HandedOver } from "#contract/handed-over.ts";
import { extensionsHeader } from "#contract/strip-unannounced.ts";
import { type Logger, requestLog } from "#platform/log.ts";
import type { BackendEnv, HandOver } from "./call.ts";
import { preferredLocale, readIdHeader } from "./call.ts";
import { checkParts } from "./check-parts.ts";
import { errorResponse } from "./error-response.ts";
import { handlers } from "./handlers.ts";
import { type Handler, mount, routePattern } from "./mount.ts";
import { mountPublic } from "./mount-public.ts";
import { addressBelowSite } from "./public-address.ts";
import { publicRoutes } from "./public-routes.ts";

export type Backend = {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The same for a storefront in this process: data is handed over as it is. */
  readonly answer: (request: Request) => Promise<Response | HandedOver>;
};

export type BackendOptions = {
  /** The log of one request, by its id. */
  readonly logFor?: (requestId: string) => Logger;
  /** Base address of the public paths for browsers; below the site unless the services have an address of their own. */
  readonly publicAddress?: (request: Request) => string;
};

/** The reference backend: data service and content service in one, whose paths do not collide. */
export const createBackend = (
  { orm }: Pick<Database, "orm">,
  { logFor = requestLog, publicAddress = addressBelowSite }: BackendOptions = {},
): Backend => {
  const app = new Hono<BackendEnv>();
  app.use(async (context, next) => {
    const requestId = readIdHeader(context.req.raw.headers, "x-request-id") ?? randomUUID();
    const { headers } = context.req.raw;
    context.set("call", {
      orm,
      locale: preferredLocale(headers.get("accept-language")),
      requestId,
      log: logFor(requestId),
      now: new Date(),
      companyId: readIdHeader(headers, "x-company-id"),
      customer: undefined,
      sessionId: readIdHeader(headers, "x-session-id"),
      addressKey: readIdHeader(headers, "x-address-key"),
      publicAddress: publicAddress(context.req.raw),
    });
    await next();
    context.header("x-request-id", requestId);
    context.header(extensionsHeader, "*");
    context.header("vary", "accept-language", { append: true });
  });
  app.get("/healthz", () => Response.json({ data: { alive: true }, status: 200 }));
  app.get("/readyz", async () => {
    const parts = await checkParts(async () => ({ orm }));
    const status = parts.database === "up" ? 200 : 503;
    return Response.json({ data: parts, status }, { status });
  });
  for (const route of publicRoutes) mountPublic(app, route);
  for (const [name, endpoint] of Object.entries<VisitorEndpoint>(endpoints)) {
    const handler = (handlers as Readonly<Record<string, unknown>>)[name] as
      | Handler<VisitorEndpoint>
      | undefined;
    mount(app, endpoint, handler);
  }
  declineOtherMethods(app);
  app.notFound((context) => errorResponse(new NotFoundError("No such endpoint"), context.get("call").log));
  app.onError((error, context) => errorResponse(error, context.get("call").log));
  return {
    fetch: async (request) => await app.fetch(request, {}),
    answer: async (request) => {
      let handed: { readonly data: unknown } | undefined;
      const handOver: HandOver = (data) => {
        handed = { data };
      };
      const response = await app.fetch(request, { handOver });
      return handed ? new HandedOver(handed.data, response) : response;
    },
  };
};

/** 405 with the methods that a known path has; registered last, for requests that no route has handled. */
const declineOtherMethods = (app: Hono<BackendEnv>): void => {
  const methods = new Map<string, string[]>();
  for (const { method, path } of [...Object.values<Endpoint>(endpoints), ...publicRoutes])
    methods.set(path, [...(methods.get(path) ?? []), method]);
  for (const [path, allowed] of methods)
    app.all(routePattern(path), (context) => {
      const error = new BackendError("method-not-allowed", `Only ${allowed.join(", ")}`);
      const response = errorResponse(error, context.get("call").log);
      response.headers.set("allow", allowed.join(", "));
      return response;
    });
};
