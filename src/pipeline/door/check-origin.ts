import { ownOriginsAt } from "#platform/own-origins.ts";
import type { Doorkeeper } from "./open-door.ts";

/** Whom a page's form is sent through: the proxy in front says it when it speaks https. */
const protocolOf = (forwarded: string | string[] | undefined): "https:" | "http:" =>
  String(forwarded ?? "")
    .split(",", 1)[0]
    ?.trim() === "https"
    ? "https:"
    : "http:";

/**
 * A form is accepted from our own pages only, at every address that a page may answer, known or not. The framework lets a
 * missing Origin pass and answers 500 to a foreign one. Routes under /api ask by themselves: machines post to some.
 */
export const checkOrigin: Doorkeeper = ({ request: { method, url = "/", headers } }) => {
  if (method !== "POST" || url.startsWith("/api/")) return undefined;
  const own = ownOriginsAt(protocolOf(headers["x-forwarded-proto"]), headers.host);
  return headers.origin !== undefined && own.includes(headers.origin)
    ? undefined
    : { status: 403, message: "Foreign origin\n" };
};
