import { ownOriginsOf } from "../own-origins-of.ts";
import type { GatewayCheck } from "./gateway-check.ts";
import { sentPath } from "./sent-path.ts";

interface MachinePath {
  readonly path: `/api/${string}`;
  /** Who sends there without a page, and what distinguishes such a request from a page of another site. */
  readonly why: string;
}

/** Where no page of ours has to be the sender, routes below `/api/services/` included: these paths as they stand, none below them; `{id}` is one segment of them. */
export const machinePaths = [
  { path: "/api/revalidate", why: "The content's editor announces a change and brings REVALIDATE_SECRET" },
  {
    path: "/api/services/payments/messages",
    why: "The payment provider's server reports a payment, and signs each message",
  },
  ...["complete", "cancel", "refund"].map((change) => ({
    path: `/api/services/office/reservations/{id}/${change}` as const,
    why: "A dealer's system brings an operator's token, which no browser sends by itself",
  })),
  { path: "/api/services/office/reconcile", why: "The same" },
  {
    path: "/api/services/identity/openid/callback",
    why: "A provider of sign-ins leads back by a form; what it brings counts in the browser alone in which the sign-in began",
  },
  {
    path: "/api/services/subscriptions/newsletter",
    why: "Mail programs end a newsletter by one click (RFC 8058) and bring its signed link",
  },
  {
    path: "/api/services/subscriptions/alerts",
    why: "Mail programs end mails about alerts by one click (RFC 8058) and bring their signed link",
  },
] as const satisfies readonly MachinePath[];

const patterns = machinePaths.map(({ path }) => new RegExp(`^${path.replace("{id}", "[a-z0-9-]{1,64}")}/?$`));

const isForMachines = (url: string): boolean => patterns.some((pattern) => pattern.test(sentPath(url)));

const reading: ReadonlySet<string | undefined> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whatever may change something is taken from our own pages only, at every address, known or not: browsers name the page's
 * origin with all of it. What machines send stands in `machinePaths`. The framework lets a missing Origin pass to a server
 * action and answers 500 to a foreign one.
 */
export const requireOwnOrigin: GatewayCheck = ({ request: { method, url = "/", headers } }) => {
  if (reading.has(method) || isForMachines(url)) return undefined;
  return headers.origin !== undefined && ownOriginsOf(headers).includes(headers.origin)
    ? undefined
    : { status: 403, message: "Foreign origin\n" };
};
