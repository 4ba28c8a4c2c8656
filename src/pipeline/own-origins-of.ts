import type { IncomingHttpHeaders } from "node:http";
import { ownOriginsAt } from "#platform/own-origins.ts";

/** The proxy in front sets this for a page that is sent through it by https. */
const protocolOf = (forwarded: string | string[] | undefined): "https:" | "http:" =>
  String(forwarded ?? "")
    .split(",", 1)[0]
    ?.trim() === "https"
    ? "https:"
    : "http:";

/** Origins of this site, for a request that the framework has not seen yet. */
export const ownOriginsOf = (headers: IncomingHttpHeaders): readonly string[] =>
  ownOriginsAt(protocolOf(headers["x-forwarded-proto"]), headers.host);
