import type { Attack, Tally } from "./attack.ts";
import { memoryOf, pour, wholeBytes } from "./pour-body.ts";
import { send } from "./send.ts";

const mostGrowthMb = 100;
const mostTakenMb = 5;

const slowestMs = 1_000;
/** A form of 10.9 MB, in parts without content. */
const manyParts = `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(190_000)}--x--\r\n`;

/** Sends twelve forms of many parts at once; other requests are answered soon meanwhile. */
const sendManyParts = async (url: string, tally: Tally): Promise<void> => {
  const headers = { origin: url, "content-type": "multipart/form-data; boundary=x" };
  for (const path of ["/solicitud/contact/", "/api/trade-in-picture/", "/api/favourite/"]) {
    let isOver = false;
    const forms = Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        send(url, path, {
          method: "POST",
          body: manyParts,
          headers: { ...headers, "x-forwarded-for": `203.0.113.${n}` },
        }),
      ),
    ).finally(() => {
      isOver = true;
    });
    let slowest = 0;
    while (!isOver) slowest = Math.max(slowest, (await send(url, "/healthz")).ms);
    const taken = (await forms).filter(({ status }) => status < 400 && status !== 0);
    tally.note(`${path}: health after ${Math.round(slowest)} ms at most`);
    tally.record(path, slowest > slowestMs ? `delays /healthz by ${slowest} ms` : undefined);
    tally.record(path, taken.length > 0 ? `takes ${taken.length} forms of 190,000 parts` : undefined);
  }
};

/** A body of 500 MB, announced or in chunks, is cut off before it is held: the server grows by little and goes on answering. */
export const bodies: Attack = {
  name: "bodies",
  seconds: 240,
  run: async ({ open }, tally) => {
    const site = await open();
    await send(site.url, "/");
    const paths = [
      "/api/consent",
      "/api/footprint",
      "/api/client-error",
      "/api/revalidate",
      "/api/session/logout",
      "/",
      "/acceso/",
    ];
    let highest = 0;
    for (const path of paths)
      for (const isChunked of [false, true]) {
        const before = memoryOf(site.pid);
        const watch = setInterval(() => {
          highest = Math.max(highest, memoryOf(site.pid) - before);
        }, 50);
        highest = 0;
        const length = isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${wholeBytes}`;
        const { bytes, status } = await pour(site.url, path, [length, "Content-Type: text/plain"], isChunked);
        clearInterval(watch);
        const grown = Math.round(Math.max(highest, memoryOf(site.pid) - before));
        const how = isChunked ? "in chunks" : "announced";
        const taken = Math.round(bytes / 1_000_000);
        const fault =
          grown > mostGrowthMb
            ? `grows by ${grown} MB for a body ${how}`
            : taken > mostTakenMb
              ? `takes ${taken} MB of a body ${how}, and answers ${status}`
              : status !== 0 && (status < 400 || status >= 500)
                ? `${status} for a body ${how}`
                : undefined;
        tally.record(path, fault);
      }
    await sendManyParts(site.url, tally);
    tally.record(
      "/healthz",
      (await send(site.url, "/healthz")).status === 200 ? undefined : "the site is gone",
    );
  },
};
