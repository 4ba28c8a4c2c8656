import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuseFile } from "#platform/answers/refuse-file.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import "server-only";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Result } from "#platform/result.ts";
import type { CachedFile } from "./cached-files.ts";

/** The answer to a request for a sitemap: complete or none at all, never half a file. */
export const answerSitemap = (file: Result<CachedFile>, request: Request): Response => {
  if (!file.ok) return refuseFile(file.error);
  const { bytes, madeAt } = file.value;
  const headers = new Headers({
    "cache-control": cacheControl.publicWithStale(cacheLifetimes.sitemap),
    "content-type": "application/xml; charset=utf-8",
    "last-modified": madeAt.toUTCString(),
  });
  const known = Date.parse(request.headers.get("if-modified-since") ?? "");
  if (known >= Math.floor(madeAt.getTime() / 1000) * 1000)
    return new Response(null, { status: 304, headers });
  // As text: the framework takes a content-encoding away and compresses what it sends by itself.
  const text = Readable.toWeb(Readable.from([bytes]).pipe(createGunzip()));
  return new Response(text as ReadableStream<Uint8Array>, { headers });
};
