import { type PageFacts, pageFactsHeader, readFacts } from "#platform/page-cache/page-facts.ts";
import { requestIdHeader, requestIdOf } from "#platform/request-id.ts";
import { count } from "#platform/telemetry/metrics.ts";
import { inSpan } from "#platform/telemetry/spans.ts";
import { isFilePath } from "../door/file-paths.ts";
import type { Exchange } from "../door/refuse.ts";
import { holdAnswer } from "../hold-answer.ts";
import type { Encoding } from "./choose-encoding.ts";
import { pagePathHeader } from "./page-path-header.ts";
import { bytesOf, type ReadyPage } from "./ready-page.ts";
import { createReadyPages, type ReadyPages } from "./ready-pages.ts";
import { sendPage } from "./send-page.ts";

const cacheHeader = "x-nextjs-cache";

/** Headers that each answer has of its own. */
const ownHeaders: ReadonlySet<string> = new Set([
  requestIdHeader,
  cacheHeader,
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

const sendReady = (exchange: Exchange, pages: ReadyPages, path: string, page: ReadyPage): void => {
  const { request, response } = exchange;
  for (const [name, value] of page.headers) response.setHeader(name, value);
  response.setHeader(requestIdHeader, nameOf(request));
  response.setHeader(cacheHeader, "HIT");
  response.statusCode = 200;
  sendPage(exchange, page.etag, (encoding) => pages.bytes(path, page, encoding));
};

const makePage = ({ response }: Exchange, body: Buffer, facts: PageFacts | undefined): ReadyPage => {
  const kept = Object.entries(response.getHeaders()).filter(([name]) => !ownHeaders.has(name));
  return {
    etag: String(response.getHeader("etag") ?? ""),
    headers: kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    facts,
    made: new Map<Encoding, Buffer>([["identity", body]]),
  };
};

/** Has a page that the framework answers with compressed once, and ready from then on where it is kept. */
const catchPage = (exchange: Exchange, pages: ReadyPages, url: string): void => {
  const { request, response } = exchange;
  const learn = pages.learner(url);
  let path: string | undefined;
  let facts: PageFacts | undefined;
  holdAnswer(
    response,
    (status) => {
      const [named, told] = [pagePathHeader, pageFactsHeader].map((name) => response.getHeader(name));
      for (const name of [pagePathHeader, pageFactsHeader]) response.removeHeader(name);
      if (typeof named === "string") path = named;
      facts = readFacts(told);
      const isPage = /^text\/html/.test(String(response.getHeader("content-type") ?? ""));
      return path !== undefined && isPage && status < 500 && request.method === "GET";
    },
    (body) => {
      const etag = response.getHeader("etag");
      if (path === undefined || facts === undefined || typeof etag !== "string") {
        const page = makePage(exchange, body, undefined);
        sendPage(exchange, page.etag || undefined, (encoding) => bytesOf(page, encoding));
        return;
      }
      const here = path;
      const known = pages.sameAs(here, facts.drawnAt, etag);
      const page = known ?? makePage(exchange, body, facts);
      const isForAll = response.statusCode === 200 && !response.hasHeader("set-cookie");
      sendPage(exchange, etag, (encoding) => pages.bytes(here, page, encoding));
      if (!isForAll) return;
      if (!known) pages.keep(here, page);
      learn(here);
    },
  );
};

/**
 * Answers what is asked for before the framework sees it, where the page that everybody gets there is ready and may be shown as it
 * is (docs/decisions/0041); has every other page caught on its way out.
 * @returns whether it was answered
 */
export const readyAnswers =
  (pages: ReadyPages = createReadyPages()) =>
  (exchange: Exchange): boolean => {
    const { method, url = "/" } = exchange.request;
    if ((method !== "GET" && method !== "HEAD") || isFilePath(url) || url.startsWith("/api/")) return false;
    const found = pages.find(url);
    if (found === undefined) {
      catchPage(exchange, pages, url);
      return false;
    }
    const outcome = { tier: "ready", outcome: "hit" } as const;
    inSpan("page cache", outcome, () => sendReady(exchange, pages, found.path, found.page));
    count("volante_page_cache_lookups", outcome);
    return true;
  };
