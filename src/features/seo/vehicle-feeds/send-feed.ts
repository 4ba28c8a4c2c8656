import "server-only";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import fresh from "fresh";
import { isPublicDemo, knownShop } from "#api/known-shop.ts";
import { answerHeaders } from "#platform/answers/answer-headers.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { chooseEncoding, varyByEncoding } from "#platform/answers/choose-encoding.ts";
import { policyOfText } from "#platform/answers/content-policy.ts";
import { refuseFile } from "#platform/answers/refuse-file.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import type { Step } from "#platform/in-order.ts";
import type { InterceptableResponse } from "#platform/interceptable-response.ts";
import type { Locale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";
import { fail, type Result } from "#platform/result.ts";
import type { FeedFile } from "./feed-files.ts";
import { type FeedName, feedNames } from "./feed-formats.ts";

const address = /^\/feeds\/([a-z]+)-([a-z]{2})\.csv$/;

/** The feed of an address; undefined where the shop has none there. Invented vehicles of a public demo are for no other site. */
const feedOf = (path: string): readonly [FeedName, Locale] | undefined => {
  const [, name, language] = address.exec(path) ?? [];
  const feed = feedNames.find((each) => each === name);
  const locale = knownShop().languages.find((each) => each === language);
  return feed && locale && !isPublicDemo() ? [feed, locale] : undefined;
};

const refuse = async (response: InterceptableResponse, answer: Response): Promise<void> => {
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
};

/** Opened before the headers are written: a newer feed may have taken its place. */
const openFile = async (load: () => Promise<Result<FeedFile>>) => {
  for (let again = 0; ; again++) {
    const file = await load();
    if (!file.ok) return file;
    const handle = await open(file.value.path).catch(() => undefined);
    if (handle) return { ok: true, value: { ...file.value, handle } } as const;
    if (again === 2) return fail("server", "The feed is not on disk");
  }
};

/** Answers `/feeds/google-es.csv` and the like from a file that is made for all who request it. */
export const sendFeeds: Step = (request, response, next) => {
  const path = (request.url ?? "").split("?", 1)[0] ?? "";
  const found = feedOf(path);
  if (!found) return next();
  const send = async (): Promise<void> => {
    // What makes feeds is loaded with the first request for one.
    const { loadFeed } = await import("./feed-files.ts");
    const file = await openFile(() => loadFeed(...found));
    for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value);
    response.setHeader("content-security-policy", policyOfText);
    if (!file.ok) return refuse(response, refuseFile(file.error));
    const { handle, bytes, hash, changedAt } = file.value;
    try {
      const encoding = chooseEncoding(request.headers, ["gzip"]);
      varyByEncoding(response);
      const validators = { etag: `W/"${hash}"`, "last-modified": new Date(changedAt).toUTCString() };
      for (const [name, value] of Object.entries({
        ...validators,
        "cache-control": cacheControl.public(cacheLifetimes.vehicleFeed),
        "x-robots-tag": "noindex",
      }))
        response.setHeader(name, value);
      if (fresh(request.headers, validators)) return void response.writeHead(304).end();
      response.setHeader("content-type", "text/csv; charset=utf-8");
      if (encoding === "gzip") {
        response.setHeader("content-encoding", "gzip");
        response.setHeader("content-length", bytes);
      }
      if (request.method === "HEAD") return void response.writeHead(200).end();
      const content = createReadStream("", { fd: handle, highWaterMark: 16_384, autoClose: false });
      if (encoding === "gzip") await pipeline(content, response);
      else await pipeline(content, createGunzip(), response);
    } finally {
      await handle.close();
    }
  };
  send().catch((err: unknown) => {
    const isGone = (err as { code?: unknown }).code === "ERR_STREAM_PREMATURE_CLOSE";
    if (!isGone) log().error({ err, path }, "A feed could not be sent");
    if (!response.headersSent) response.writeHead(500);
    response.destroy();
  });
};
