import type { ServerResponse } from "node:http";
import { readLanguage } from "#platform/language-cookie.ts";
import { defaultLocale } from "#platform/locale.ts";
import { type PageFacts, pageFactsHeader, readFacts } from "#platform/page-cache/page-facts.ts";
import { requestIdHeader, requestIdOf } from "#platform/request-id.ts";
import { count } from "#platform/telemetry/metrics.ts";
import { inSpan } from "#platform/telemetry/spans.ts";
import { isFilePath } from "../gateway/file-paths.ts";
import { type Exchange, refuse } from "../gateway/refuse.ts";
import type { Encoding } from "./choose-encoding.ts";
import { type PagePath, pagePathHeader, readPagePath } from "./page-path-header.ts";
import type { ReadyPage } from "./ready-page.ts";
import { createReadyPages, type FoundPage, type ReadyPages } from "./ready-pages.ts";
import { sendPage, wishesOf } from "./send-page.ts";
import { shedSearchLoad } from "./shed-search-load.ts";

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

/** A visitor whose page the rules have to decide on: a sign-in is pending, or they chose another language than that of the home page. */
const needsRules = (url: string, cookies: string | undefined): boolean =>
  cookies !== undefined &&
  (/(?:^|;\s*)(?:__Host-)?volante-login=/.test(cookies) ||
    (url.split("?", 1)[0] === "/" && (readLanguage(cookies) ?? defaultLocale) !== defaultLocale));

const sendReady = ({ request, response }: Exchange, pages: ReadyPages, { path, page }: FoundPage): void => {
  for (const [name, value] of page.headers) response.setHeader(name, value);
  response.setHeader(requestIdHeader, nameOf(request));
  response.setHeader(cacheHeader, "HIT");
  response.statusCode = 200;
  sendPage(response, wishesOf(request), page.etag, (encoding) => pages.bytes(path, page, encoding));
};

const makePage = (response: ServerResponse, body: Buffer, facts: PageFacts | undefined): ReadyPage => {
  const kept = Object.entries(response.getHeaders()).filter(([name]) => !ownHeaders.has(name));
  return {
    etag: String(response.getHeader("etag") ?? ""),
    headers: kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    facts,
    made: new Map<Encoding, Buffer>([["identity", body]]),
  };
};

/** Has a page that the framework answers with compressed once, and ready from then on where it is kept. */
const catchPage = ({ request, response }: Exchange, pages: ReadyPages): void => {
  const learn = pages.learner(request.url ?? "/");
  const wishes = wishesOf(request);
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
  const isHeld = (): boolean => {
    place = readPagePath(response.getHeader(pagePathHeader));
    facts = readFacts(response.getHeader(pageFactsHeader));
    for (const name of [pagePathHeader, pageFactsHeader]) response.removeHeader(name);
    const isPage = /^text\/html/.test(String(response.getHeader("content-type") ?? ""));
    if (place === undefined || !isPage || response.statusCode >= 500) return false;
    if (!wishes.isHead) return true;
    // Its body is not there to be kept.
    if (isForAll() && sameAsBefore()) learnFrom(place);
    return false;
  };
  const send = (body: Buffer): void => {
    const page = sameAsBefore() ?? makePage(response, body, facts);
    const isKept = facts !== undefined && page.etag !== "" && isForAll();
    const name = key();
    if (isKept) {
      pages.keep(name, page);
      learnFrom(place);
    }
    sendPage(response, wishes, page.etag, (encoding) => pages.bytes(name, page, encoding));
  };
  response.intercept(() => (isHeld() ? send : undefined));
};

/**
 * Answers what is asked for before the framework sees it, where the page that everybody gets there is ready and may be shown as it
 * is (docs/decisions/0045), and searches for which there is no room; has every other page caught on its way out.
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
