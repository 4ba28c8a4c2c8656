import type { SignedIn } from "#backend/identity/find-customer.ts";
import type { Orm } from "#backend/store/database.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { defaultLocale, isLocale, type Locale } from "#platform/locale.ts";
import type { Logger } from "#platform/log.ts";

/** The caller, the language, and what a handler works with. */
export type Call = {
  readonly orm: Orm;
  readonly locale: Locale;
  readonly requestId: string;
  readonly log: Logger;
  /** When the call came in: one moment for the whole response. */
  readonly now: Date;
  readonly companyId: string | undefined;
  /** The customer of the token, read by the guard; undefined for other callers, and where the endpoint expects none. */
  readonly customer: SignedIn | undefined;
  readonly sessionId: string | undefined;
  /** The visitor's group of network addresses, under a hash of the storefront's. */
  readonly addressKey: string | undefined;
  /** Base address of the public paths of the services for browsers, without a trailing slash. */
  readonly publicAddress: string;
};

/** The context of an endpoint's handler: behind a required token there is a customer. */
export type CallOf<E extends Endpoint> = E["token"] extends "required"
  ? Call & { readonly customer: SignedIn }
  : Call;

/** The caller's preferred language among the available ones (RFC 9110, 12.5.4); Spanish by default. */
export const preferredLocale = (header: string | null): Locale => {
  const preferences = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { language: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of preferences) if (isLocale(language)) return language;
  return defaultLocale;
};

/** The value of an id header, or undefined when it is missing or too long for an id. */
export const readIdHeader = (headers: Headers, name: string): string | undefined => {
  const value = headers.get(name);
  return value !== null && /^[\w.-]{1,64}$/.test(value) ? value : undefined;
};

/** Takes the data of an answer as it is, in place of a body. */
export type HandOver = (data: unknown) => void;

/** What the router stores of a request, and what comes with it where the storefront is in the same process. */
export type BackendEnv = { Variables: { call: Call }; Bindings: { handOver?: HandOver | undefined } };
