import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import type { PageUses } from "#platform/answers/content-policy.ts";
import { pageNeedsHeader, readNeeds } from "#platform/answers/page-needs.ts";
import { pageNonceHeader, readNonce } from "#platform/answers/page-nonce.ts";
import { missingAnswer } from "#platform/page-cache/page-marks.ts";
import { stampPage } from "#platform/page-cache/stamp-page.ts";

/** By this header of an answer the pipeline says that the page passes no cache; it goes no further than here. */
export const freshPageHeader = "x-fresh-page";

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };
type WriteHead = ServerResponse["writeHead"];
type Write = ServerResponse["write"];
type End = ServerResponse["end"];

/** Holds a page back until it is whole, then sends it as the page cache would: stamped, under its policy. */
const guard = ({ request, response }: Exchange, all: boolean, script: string | undefined): void => {
  const acceptsGzip = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
  if (all) delete request.headers["accept-encoding"];
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response) as (...values: unknown[]) => boolean;
  const end = response.end.bind(response) as (...values: unknown[]) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  const parts: Buffer[] = [];
  let isHeld: boolean | undefined;
  let uses: PageUses = {};

  const holds = (status = response.statusCode): boolean => {
    if (isHeld !== undefined) return isHeld;
    // What a route answers is a page of its own, under a policy of its own.
    const isPage = !request.url?.startsWith("/api/");
    const isFresh = all ? status < 500 && isPage : response.hasHeader(freshPageHeader);
    const nonce = readNonce(response.getHeader(pageNonceHeader));
    uses = {
      needs: readNeeds(response.getHeader(pageNeedsHeader)),
      nonce,
      tools: all && nonce !== undefined,
    };
    for (const name of [freshPageHeader, pageNeedsHeader, pageNonceHeader]) response.removeHeader(name);
    isHeld = isFresh && /^text\/html/.test(String(response.getHeader("content-type") ?? ""));
    return isHeld;
  };
  const keep = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === "string") parts.push(Buffer.from(chunk, encoding as BufferEncoding));
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
  };
  const send = (): void => {
    Object.assign(response, { writeHead, write, end, flushHeaders });
    const whole = Buffer.concat(parts).toString("utf8");
    const missing = missingAnswer(whole);
    if (missing) {
      response.statusCode = missing.status;
      response.setHeader("x-error", missing.message);
    }
    const { html: stamped, policy } = stampPage(whole, uses);
    // A page that the framework takes over shows by itself what has changed.
    const html =
      script && uses.nonce === undefined
        ? stamped.replace("</body>", `<script type="module" src="${script}"></script></body>`)
        : stamped;
    const page = acceptsGzip ? gzipSync(html) : Buffer.from(html);
    response.removeHeader("transfer-encoding");
    if (acceptsGzip) response.setHeader("content-encoding", "gzip");
    response.appendHeader("vary", "accept-encoding");
    response.setHeader("content-security-policy", policy);
    if (request.method !== "HEAD") response.setHeader("content-length", page.byteLength);
    end(request.method === "HEAD" ? undefined : page);
  };

  Object.assign(response, {
    writeHead: (...values: Parameters<WriteHead>) => {
      const [status] = values;
      const headers = values.find((value) => typeof value === "object" && !Array.isArray(value));
      for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders))
        if (value !== undefined) response.setHeader(name, value);
      if (!holds(status)) return writeHead(...values);
      response.statusCode = status;
      return response;
    },
    flushHeaders: () => {
      if (!holds()) flushHeaders();
    },
    write: (...values: Parameters<Write>) => {
      if (!holds()) return write(...values);
      const [chunk, ...rest] = values as unknown[];
      keep(chunk, rest[0]);
      const written = rest.find((value) => typeof value === "function");
      if (written) queueMicrotask(written as () => void);
      return true;
    },
    end: (...values: Parameters<End>) => {
      if (!holds()) return end(...values);
      const [chunk, ...rest] = values as unknown[];
      keep(chunk, rest[0]);
      const ended = [chunk, ...rest].find((value) => typeof value === "function");
      if (ended) response.once("finish", ended as () => void);
      send();
      return response;
    },
  });
};

/**
 * Stamps the pages that never pass the page cache, since they are drawn for one visitor; in development, where there is no
 * such cache, `all` pages but the framework's own for errors, whose scripts show where they are; `script` is the address of
 * one that they all get then. Node itself announces each request, before anyone answers it.
 */
export const sendFreshPages = ({
  all = false,
  script,
}: {
  readonly all?: boolean;
  readonly script?: string;
} = {}): void => {
  subscribe("http.server.request.start", (exchange) => guard(exchange as Exchange, all, script));
};
