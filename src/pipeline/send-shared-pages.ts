import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import { languageFor } from "#api/offered-parts.ts";
import { chooseEncoding, type Encoding, varyByEncoding } from "#platform/answers/choose-encoding.ts";
import type { Validity } from "#platform/cached-answers.ts";
import { defaultLocale } from "#platform/locale.ts";
import { invalidationCount, isInvalidatedSince } from "#platform/page-cache/invalidated-tags.ts";
import { bytesOf } from "#platform/page-cache/page-bytes.ts";
import { pageCache } from "#platform/page-cache/page-cache.ts";
import { type PageOutcome, type StoredPage, stateOf } from "#platform/page-cache/stored-page.ts";
import { requestContext } from "#platform/request-context.ts";
import { requestIdHeader, requestIdOf } from "#platform/request-id.ts";
import { count } from "#platform/telemetry/metrics.ts";
import { inSpan } from "#platform/telemetry/spans.ts";
import { isFilePath } from "./gateway/file-paths.ts";
import { type Exchange, refuse } from "./gateway/refuse.ts";
import { shedSearchLoad } from "./shed-search-load.ts";

/** Which page an address leads to, and for how long. */
interface Place extends Validity {
  /** The page's internal address. */
  readonly key: string;
}

const longestAddress = 2_000;
const mostAddresses = 20_000;

/** The addresses of shared pages. */
export const createAddresses = () => {
  const places = new LRUCache<string, Place & { readonly count: number }>({ max: mostAddresses });
  return {
    /** The page of an address, however long ago it was decided. */
    peek: (url: string): string | undefined => places.peek(url)?.key,
    /** The page of an address, if the rules would decide the same. */
    find: (url: string): string | undefined => {
      const place = places.peek(url);
      if (!place || Date.now() >= place.until || isInvalidatedSince(place.count, place.tags))
        return undefined;
      return place.key;
    },
    /** Call before an address is decided on; the returned function stores where it leads. */
    learner: (url: string): ((place: Place) => void) => {
      const count = invalidationCount();
      return (place) => {
        if (url.length <= longestAddress) places.set(url, { ...place, count });
      };
    },
  };
};

type Addresses = ReturnType<typeof createAddresses>;

const findReady = (addresses: Addresses, url: string): StoredPage | undefined => {
  const key = addresses.find(url);
  const page = key === undefined ? undefined : pageCache().peek(key);
  return page && stateOf(page.facts) === "fresh" ? page : undefined;
};

/** The reader's accepted encodings and validators as requested; later steps remove these headers. */
interface ReaderOptions {
  readonly encoding: Encoding;
  readonly isHead: boolean;
  readonly headers: Pick<IncomingHttpHeaders, "cache-control" | "if-none-match">;
}

const readerOptionsOf = ({ method, headers }: IncomingMessage): ReaderOptions => ({
  encoding: chooseEncoding(headers),
  isHead: method === "HEAD",
  headers: { "cache-control": headers["cache-control"], "if-none-match": headers["if-none-match"] },
});

const bytesFor = (page: StoredPage, encoding: Encoding): Buffer => {
  const before = page.bytes.size;
  const found = bytesOf(page.bytes, encoding);
  if (page.bytes.size !== before) pageCache().resized(page);
  return found;
};

/**
 * Writes a page; without a body when the reader has it already, or requested the head only. Headers of this answer stand:
 * one that sets a cookie is not stored.
 */
const sendPage = (
  response: ServerResponse,
  { encoding, isHead, headers }: ReaderOptions,
  { page, outcome }: { readonly page: StoredPage; readonly outcome: PageOutcome },
): void => {
  for (const [name, value] of page.headers)
    if (name !== "cache-control" || !response.hasHeader(name)) response.setHeader(name, value);
  response.setHeader("x-nextjs-cache", outcome.toUpperCase());
  response.removeHeader("transfer-encoding");
  varyByEncoding(response);
  // Weak: the page has other bytes in each encoding (RFC 9110, 8.8.3).
  const etag = page.etag && `W/${page.etag}`;
  if (etag !== "") response.setHeader("etag", etag);
  if (response.statusCode === 200 && etag !== "" && fresh(headers, { etag })) {
    for (const name of ["content-length", "content-type"]) response.removeHeader(name);
    response.statusCode = 304;
    response.end();
    return;
  }
  const body = bytesFor(page, encoding);
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", body.byteLength);
  response.end(isHead ? undefined : body);
};

const idOf = ({ headers }: Exchange["request"]): string => {
  const given = headers[requestIdHeader];
  return requestIdOf(new Headers(typeof given === "string" ? { [requestIdHeader]: given } : {}));
};

/** A visitor whose page the rules have to decide on: a sign-in is pending, or theirs is another language than that of the home page. */
const needsRules = (url: string, cookies: string | undefined): boolean =>
  (cookies !== undefined && /(?:^|;\s*)(?:__Host-)?volante-login=/.test(cookies)) ||
  (url.split("?", 1)[0] === "/" && languageFor(cookies) !== defaultLocale);

/** Has the answer that the rules decide on written from the stored page. */
const sendDecided = ({ request, response }: Exchange, addresses: Addresses): void => {
  const learn = addresses.learner(request.url ?? "/");
  const reader = readerOptionsOf(request);
  const context = requestContext();
  response.intercept(() => {
    const shared = context?.shared;
    if (!shared) return undefined;
    return () => {
      const isForAll = !response.hasHeader("set-cookie");
      if (response.statusCode === 200 && shared.page.facts && shared.validity && isForAll)
        learn({ key: shared.page.key, ...shared.validity });
      sendPage(response, reader, shared);
    };
  });
};

/**
 * Answers before the framework where the shared page of the address is in memory and fresh (docs/decisions/0045), and
 * refuses searches under load; writes every other shared page when the rules have decided on it.
 * @returns whether it was answered
 */
export const sendSharedPages = (): ((exchange: Exchange) => boolean) => {
  const addresses = createAddresses();
  return (exchange) => {
    const { request, response } = exchange;
    const { method, url = "/" } = request;
    if ((method !== "GET" && method !== "HEAD") || isFilePath(url) || url.startsWith("/api/")) return false;
    const page = needsRules(url, request.headers.cookie) ? undefined : findReady(addresses, url);
    if (page === undefined) {
      const refusal = shedSearchLoad(url, addresses.peek(url));
      if (refusal) refuse(exchange, refusal);
      else sendDecided(exchange, addresses);
      return refusal !== undefined;
    }
    const found = { tier: "ready", outcome: "hit" } as const;
    inSpan("page cache", found, () => {
      response.setHeader(requestIdHeader, idOf(request));
      response.statusCode = 200;
      sendPage(response, readerOptionsOf(request), { page, outcome: "hit" });
    });
    count("volante_page_cache_lookups", found);
    return true;
  };
};
