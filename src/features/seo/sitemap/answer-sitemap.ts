import "server-only";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Failure, Result } from "#platform/result.ts";
import type { KeptFile } from "./kept-files.ts";
import { sitemapSeconds } from "./load-sitemap.ts";

/** True where the services say that they have no such sitemap, as against not answering. */
export const isAbsent = ({ kind }: Failure): boolean =>
  kind === "not-found" || kind === "not-implemented" || kind === "invalid";

/** The answer to a request for a sitemap: complete or none at all, never half a file. */
export const answerSitemap = (file: Result<KeptFile>, request: Request): Response => {
  if (!file.ok) {
    const absent = isAbsent(file.error);
    return new Response(absent ? "Not found" : "Not available at the moment", {
      status: absent ? 404 : 503,
      headers: { "cache-control": "no-store", ...(!absent && { "retry-after": "300" }) },
    });
  }
  const { bytes, madeAt } = file.value;
  const headers = new Headers({
    "cache-control": `public, max-age=${sitemapSeconds}, stale-while-revalidate=86400`,
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
