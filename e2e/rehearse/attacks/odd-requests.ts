import { paths } from "#tools/test-support/paths.ts";
import type { Attack } from "./attack.ts";
import { malformed, wayOut } from "./malformed-requests.ts";
import { files, methods, pages } from "./odd-methods.ts";
import { oddRanges, rangeFault, unsatisfiable } from "./odd-ranges.ts";
import { type Answer, each, send, sendRaw } from "./send.ts";

/** For requests of pages, an error is a page of this site: with a heading, in a language. */
const isOwnPage = ({ headers, body }: Answer): boolean =>
  /text\/html/.test(headers["content-type"] ?? "") && /<h1/.test(body) && /<html lang="(?:es|pt)/.test(body);

const faultOf = (answer: Answer, needsPage = true): string | undefined => {
  const { status } = answer;
  if (status < 400 || status >= 500) return `is answered ${status}`;
  return !needsPage || isOwnPage(answer) ? undefined : `${status} without the site's own page`;
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
        // The allowed methods are public.
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
