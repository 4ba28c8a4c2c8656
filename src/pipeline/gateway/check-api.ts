import type { GatewayCheck } from "./gateway-check.ts";
import { sentPath } from "./sent-path.ts";

/** Routes below `/api/`, as their folders in `src/app/api` are called; `[...]` stands for any number of segments. */
export const apiRoutes = [
  "account/export",
  "appointment-file",
  "client-error",
  "consent",
  "favourite",
  "finance/[vin]/pdf",
  "footprint",
  "pre-check",
  "reservation-calendar",
  "reservation-document",
  "reservation-status",
  "revalidate",
  "saved-items",
  "search/suggestions",
  "services/[...path]",
  "session/logout",
  "session/reset",
  "trade-in",
  "trade-in-picture",
  "vehicle-status",
  "visitor",
  "web-vitals",
] as const;

const patterns = apiRoutes.map((route) => route.replace(/\[\.{3}\w+\]/, ".+").replace(/\[\w+\]/g, "[^/]+"));
const apiPath = new RegExp(`^/api/(?:${patterns.join("|")})/?$`);

/**
 * Refuses paths that start with `/api/` and are no route: the framework would take `api` for a language, and
 * render the page behind it without the pipeline's rules and limits.
 */
export const checkApi: GatewayCheck = ({ request: { url = "/" } }) => {
  const path = sentPath(url);
  if (!/^\/+api(?:\/|$)/i.test(path) || apiPath.test(path)) return undefined;
  return { status: 404, message: "Not found\n" };
};
