import { paths } from "#e2e/support/paths.ts";
import type { Attack } from "./attack.ts";
import { type Answer, each, send, sendRaw } from "./send.ts";

const malformed = [
  "/%",
  "/%zz/",
  "/%E0%A4%A/",
  "/%C0%AF/",
  "/%00/",
  "/listado-coches-segunda-mano/%",
  "/coches-ocasion/%FF-12345678/",
  "/pt/%/",
  "/pictures/%",
  "/pictures/%E0%A4%A.webp",
  "/icons/%zz.svg",
  "/fonts/..%2f..%2fpackage.json",
  "/_next/static/%",
  "/_next/static/%zz.js",
  "/_next/static/..%2f..%2f..%2fpackage.json",
  "/_next/image?url=%&w=640&q=60",
  "/_next/data/%/index.json",
  "/sitemaps/%ff.xml",
  "/api/finance/%/pdf",
  "/ficha-tecnica/%E0%A4%A/",
  "/api/services/%zz",
] as const;

/** Ways out of a folder; they may be sent on, to a page that is not there. */
const wayOut = [
  "/../../../../etc/passwd",
  "/..%5c..%5cetc/passwd",
  "/.%2e/.%2e/etc/passwd",
  "/pictures/..%2f..%2fpackage.json",
  "/pictures/../../package.json",
  "/_next/static/../../package.json",
  "/icons/%2e%2e/%2e%2e/etc/passwd",
] as const;

const files = [
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/icons/volante.svg",
  "/builds/latest.json",
  "/healthz",
  "/blog/rss.xml",
  "/favicon.ico",
] as const;
const pages = [paths.home.es, paths.list.pt, paths.article.es, paths.missing.es] as const;
const methods = [
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "SEARCH",
  "PURGE",
  "LOCK",
] as const;

const unsatisfiable = ["bytes=999999999-", "bytes=999999999-9999999999"] as const;
const oddRanges = [
  "bytes=5-1",
  "bytes=-0",
  "bytes=abc",
  "bytes=0-0,0-0",
  `bytes=${Array.from({ length: 500 }, () => "0-").join(",")}`,
  "lines=1-2",
  "bytes=-",
  "bytes=99999999999999999999-",
] as const;

/** For whoever wants a page, an error is a page of this site: with a heading, in a language. */
const isOwnPage = ({ headers, body }: Answer): boolean =>
  /text\/html/.test(headers["content-type"] ?? "") && /<h1/.test(body) && /<html lang="(?:es|pt)/.test(body);

const faultOf = (answer: Answer, needsPage = true): string | undefined => {
  const { status } = answer;
  if (status < 400 || status >= 500) return `is answered ${status}`;
  return !needsPage || isOwnPage(answer) ? undefined : `${status} without the site's own page`;
};

const rangeFault = ({ status, body }: Answer, size: number, range: string): string | undefined => {
  if (status >= 500 || status === 0) return `${range} is answered ${status}`;
  if (unsatisfiable.some((each) => each === range) && ![400, 416].includes(status) && status !== 200)
    return `${range} is answered ${status}`;
  return body.length > size + 100_000
    ? `${range} is answered with ${body.length} bytes of ${size}`
    : undefined;
};

/** Requests that no browser would send are refused with a page that people can read, and never break anything. */
export const oddRequests: Attack = {
  name: "odd-requests",
  seconds: 120,
  run: async ({ open }, tally) => {
    const { url } = await open();
    await each(malformed, 4, async (path) => {
      const answer = await send(url, path);
      tally.record(path, faultOf(answer, !path.startsWith("/api/")));
    });
    await each(wayOut, 4, async (path) => {
      const { status, headers, body } = await send(url, path);
      const isSentOn = status >= 300 && status < 400 && /^\/(?![/\\])/.test(headers.location ?? "");
      const isFile = /root:|"dependencies"/.test(body);
      tally.record(
        path,
        isFile || (!isSentOn && (status < 400 || status >= 500)) ? `is answered ${status}` : undefined,
      );
    });
    for (const path of [...files, ...pages])
      for (const method of methods) {
        const answer = await send(url, path, { method });
        // What may be asked is no secret.
        const isTold = method === "OPTIONS" && answer.status === 204 && answer.body === "";
        tally.record(path, isTold ? undefined : faultOf(answer, false)?.replace("is", `${method} is`));
      }
    const [style = ""] = /\/_next\/static\/[^"]+\.css/.exec((await send(url, "/")).body) ?? [];
    for (const path of [style, "/icons/volante.svg", paths.home.es]) {
      const size = (await send(url, path)).body.length;
      for (const range of [...unsatisfiable, ...oddRanges])
        tally.record(path, rangeFault(await send(url, path, { headers: { range } }), size, range));
      for (const method of ["PUT", "DELETE", "TRACE"] as const)
        tally.record(path, faultOf(await send(url, path, { method }), false)?.replace("is", `${method} is`));
    }
    const foreign = { origin: "https://evil.example" };
    for (const path of [...pages, "/acceso/", "/configurar-cookies/", "/comparar/", "/confirmar-salida/"]) {
      const { status } = await send(url, path, { method: "POST", headers: foreign, body: "a=1" });
      tally.record(path, status === 403 ? undefined : `a form from elsewhere is answered ${status}`);
    }
    for (const text of [
      "GET / HTTP/9.9\r\n\r\n",
      "GET /\r\n\r\n",
      "G\u0000T / HTTP/1.1\r\nHost: x\r\n\r\n",
      "GET / HTTP/1.1\r\n\r\n",
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(100_000)}\r\n\r\n`,
      `GET /${"a".repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde",
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
    ]) {
      const { status } = await sendRaw(url, text, 3_000);
      tally.record(
        text.slice(0, 60).replace(/\s+/g, " "),
        status >= 500 ? `is answered ${status}` : undefined,
      );
    }
    tally.record("/healthz", (await send(url, "/healthz")).status === 200 ? undefined : "the site is gone");
  },
};
