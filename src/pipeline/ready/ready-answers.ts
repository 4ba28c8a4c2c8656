import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import { languageFor } from "#api/offered-parts.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { onClearCachedAnswers } from "#platform/clear-cached-answers.ts";
import { defaultLocale } from "#platform/locale.ts";
import { lastInvalidationOf } from "#platform/page-cache/invalidated-tags.ts";
import { type PageFacts, pageFactsHeader, readFacts } from "#platform/page-cache/page-facts.ts";
import { requestIdHeader, requestIdOf } from "#platform/request-id.ts";
import { count } from "#platform/telemetry/metrics.ts";
import { inSpan } from "#platform/telemetry/spans.ts";
import { isFilePath } from "../gateway/file-paths.ts";
import { type Exchange, refuse } from "../gateway/refuse.ts";
import { chooseEncoding, type Encoding, varyByEncoding } from "./choose-encoding.ts";
import { type PagePath, pagePathHeader, readPagePath } from "./page-path-header.ts";
import { bytesOf, type ReadyPage } from "./ready-page.ts";
import { shedSearchLoad } from "./shed-search-load.ts";

interface FoundPage {
  /** Internal. */
  readonly path: string;
  readonly page: ReadyPage;
}

const longestAddress = 2_000;
const headerBytes = 2_000;

const defaults = { bytes: 32 * 1024 * 1024, addresses: 20_000 };

/** Whether a page can be shown as it is: as the page cache has it. */
const isCurrent = ({ renderedAt, freshUntil, tags }: PageFacts): boolean =>
  Date.now() < freshUntil && lastInvalidationOf(tags) < renderedAt;

const sizeOf = ({ made }: ReadyPage): number =>
  [...made.values()].reduce((sum, { byteLength }) => sum + byteLength, headerBytes);

/**
 * Pages that are ready to be sent, and the addresses at which they are known; both are bounded, pages by
 * their bytes. Invalidation of the services' answers also clears the addresses.
 */
export const createReadyPages = (bounds: Partial<typeof defaults> = {}) => {
  const { bytes, addresses: most } = { ...defaults, ...bounds };
  const pages = new LRUCache<string, ReadyPage>({ maxSize: bytes, sizeCalculation: sizeOf });
  const addresses = new LRUCache<string, PagePath>({ max: most });
  let round = 0;
  onClearCachedAnswers(() => {
    round += 1;
    addresses.clear();
  });
  return {
    /** The internal path and the page of an address, as long as it may be shown as it is. */
    find: (url: string): FoundPage | undefined => {
      const address = addresses.get(url);
      if (!address || Date.now() >= address.until) return undefined;
      const page = pages.get(address.path);
      return page?.facts && isCurrent(page.facts) ? { path: address.path, page } : undefined;
    },
    /** The internal path of an address, as far as it is known, and however long ago it was learnt. */
    lastPathOf: (url: string): string | undefined => addresses.peek(url)?.path,
    /** The same rendering of a page, where its bytes are there. */
    sameAs: (path: string, renderedAt: number, etag: string): ReadyPage | undefined => {
      const page = pages.get(path);
      return page?.etag === etag && page.facts?.renderedAt === renderedAt ? page : undefined;
    },
    /** Bytes of a page in an encoding; what has to be made for that is counted. */
    bytes: (path: string, page: ReadyPage, encoding: Encoding): Buffer => {
      const before = page.made.size;
      const found = bytesOf(page, encoding);
      if (page.made.size !== before && pages.peek(path) === page) pages.set(path, page);
      return found;
    },
    save: (path: string, page: ReadyPage): void => void pages.set(path, page),
    /**
     * Call before an address is decided on; the returned function stores where it leads, unless everything
     * was cleared meanwhile.
     */
    learner: (url: string): ((place: PagePath) => void) => {
      const startRound = round;
      return ({ path, until }) => {
        if (startRound !== round || url.length > longestAddress || until <= Date.now()) return;
        addresses.set(url, { path, until: Math.min(until, Date.now() + cacheLifetimes.readyAddress * 1000) });
      };
    },
  };
};

type ReadyPages = ReturnType<typeof createReadyPages>;

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

/**
 * Ends an answer, whose other headers are set, with the bytes of a page; without a body when the reader has
 * the page already, or requested the head only.
 */
const sendPage = (
  response: ServerResponse,
  { encoding, isHead, headers }: ReaderOptions,
  etag: string,
  bytes: (encoding: Encoding) => Buffer,
): void => {
  response.removeHeader("transfer-encoding");
  varyByEncoding(response);
  // Weak: the page has other bytes in each encoding (RFC 9110, 8.8.3).
  const weak = etag.replace(/^(?!W\/|$)/, "W/");
  if (weak !== "") response.setHeader("etag", weak);
  if (response.statusCode === 200 && weak !== "" && fresh(headers, { etag: weak })) {
    for (const name of ["content-length", "content-type"]) response.removeHeader(name);
    response.statusCode = 304;
    response.end();
    return;
  }
  const body = bytes(encoding);
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", body.byteLength);
  response.end(isHead ? undefined : body);
};

const cacheHeader = "x-nextjs-cache";

/** Headers that each answer has of its own, besides those that `sendReady` sets. */
const ownHeaders: ReadonlySet<string> = new Set([
  "connection",
  // Of a page that a form led to.
  "content-location",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
]);

const nameOf = ({ headers }: Exchange["request"]): string => {
  const given = headers[requestIdHeader];
  return requestIdOf(new Headers(typeof given === "string" ? { [requestIdHeader]: given } : {}));
};

/** A visitor whose page the rules have to decide on: a sign-in is pending, or theirs is another language than that of the home page. */
const needsRules = (url: string, cookies: string | undefined): boolean =>
  (cookies !== undefined && /(?:^|;\s*)(?:__Host-)?volante-login=/.test(cookies)) ||
  (url.split("?", 1)[0] === "/" && languageFor(cookies) !== defaultLocale);

const sendReady = ({ request, response }: Exchange, pages: ReadyPages, { path, page }: FoundPage): void => {
  for (const [name, value] of page.headers) response.setHeader(name, value);
  response.setHeader(requestIdHeader, nameOf(request));
  response.setHeader(cacheHeader, "HIT");
  response.statusCode = 200;
  sendPage(response, readerOptionsOf(request), page.etag, (encoding) => pages.bytes(path, page, encoding));
};

const makePage = (response: ServerResponse, body: Buffer, facts: PageFacts | undefined): ReadyPage => {
  const others = Object.entries(response.getHeaders()).filter(([name]) => !ownHeaders.has(name));
  return {
    etag: String(response.getHeader("etag") ?? ""),
    headers: others.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    facts,
    made: new Map<Encoding, Buffer>([["identity", body]]),
  };
};

/** Compresses a page on its way out once per encoding, and stores it when it is cacheable. */
const catchPage = ({ request, response }: Exchange, pages: ReadyPages): void => {
  const learn = pages.learner(request.url ?? "/");
  const reader = readerOptionsOf(request);
  let place: PagePath | undefined;
  let facts: PageFacts | undefined;

  /** A page that is answered as an error has other headers than itself. */
  const key = () => (response.statusCode === 200 ? "" : `${response.statusCode} `) + (place?.path ?? "");
  const isForAll = () => !response.hasHeader("set-cookie");
  const learnFrom = (found: PagePath | undefined) => {
    if (found && response.statusCode === 200) learn(found);
  };
  const sameAsBefore = (): ReadyPage | undefined =>
    facts && pages.sameAs(key(), facts.renderedAt, String(response.getHeader("etag")));
  const shouldBuffer = (): boolean => {
    place = readPagePath(response.getHeader(pagePathHeader));
    facts = readFacts(response.getHeader(pageFactsHeader));
    for (const name of [pagePathHeader, pageFactsHeader]) response.removeHeader(name);
    const isPage = /^text\/html/.test(String(response.getHeader("content-type") ?? ""));
    if (place === undefined || !isPage || response.statusCode >= 500) return false;
    if (!reader.isHead) return true;
    // A HEAD answer has no body to store.
    if (isForAll() && sameAsBefore()) learnFrom(place);
    return false;
  };
  const send = (body: Buffer): void => {
    const page = sameAsBefore() ?? makePage(response, body, facts);
    const isStored = facts !== undefined && page.etag !== "" && isForAll();
    const name = key();
    if (isStored) {
      pages.save(name, page);
      learnFrom(place);
    }
    sendPage(response, reader, page.etag, (encoding) => pages.bytes(name, page, encoding));
  };
  response.intercept(() => (shouldBuffer() ? send : undefined));
};

/**
 * Answers before the framework where the shared page of the address is ready and fresh (docs/decisions/0045), and
 * refuses searches under load; captures every other page on its way out.
 * @returns whether it was answered
 */
export const readyAnswers =
  (pages: ReadyPages = createReadyPages()) =>
  (exchange: Exchange): boolean => {
    const { method, url = "/" } = exchange.request;
    if ((method !== "GET" && method !== "HEAD") || isFilePath(url) || url.startsWith("/api/")) return false;
    const found = needsRules(url, exchange.request.headers.cookie) ? undefined : pages.find(url);
    if (found === undefined) {
      const refusal = shedSearchLoad(url, pages.lastPathOf(url));
      if (refusal) refuse(exchange, refusal);
      else catchPage(exchange, pages);
      return refusal !== undefined;
    }
    const outcome = { tier: "ready", outcome: "hit" } as const;
    inSpan("page cache", outcome, () => sendReady(exchange, pages, found));
    count("volante_page_cache_lookups", outcome);
    return true;
  };
