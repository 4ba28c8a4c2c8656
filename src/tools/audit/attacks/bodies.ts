import { readFileSync } from "node:fs";
import { connect } from "node:net";
import type { Attack } from "./attack.ts";
import { send } from "./send.ts";

const wholeBytes = 500_000_000;
const chunk = Buffer.alloc(64 * 1_024, "a");
const mostGrowthMb = 100;
const mostTakenMb = 5;

/** Megabytes that a process holds. */
export const memoryOf = (pid: number): number => {
  const kb = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kb ?? 0) / 1_024;
};

interface Sent {
  readonly bytes: number;
  /** Status line that came, 0 without one. */
  readonly status: number;
}

/** Sends a body as fast as the other side takes it, until all is sent, an answer has come, or the connection ends. */
const pour = (site: string, path: string, headers: readonly string[], isChunked: boolean): Promise<Sent> => {
  const { hostname, port, host, origin } = new URL(site);
  const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, ...headers].join("\r\n");
  return new Promise((resolve) => {
    let bytes = 0;
    let received = "";
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head}\r\n\r\n`);
      more();
    });
    const end = () => {
      resolve({ bytes, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0) });
      socket.destroy();
    };
    const more = () => {
      while (!socket.destroyed && bytes < wholeBytes) {
        bytes += chunk.length;
        if (isChunked) socket.write(`${chunk.length.toString(16)}\r\n`);
        const hasRoom = socket.write(chunk);
        if (isChunked) socket.write("\r\n");
        if (!hasRoom) return;
      }
      if (bytes >= wholeBytes && isChunked) socket.write("0\r\n\r\n");
    };
    socket.on("drain", more);
    socket.setEncoding("utf8").on("data", (text: string) => {
      received += text;
      end();
    });
    socket.setTimeout(20_000, end);
    socket.on("error", end).on("close", end);
  });
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
    tally.record(
      "/healthz",
      (await send(site.url, "/healthz")).status === 200 ? undefined : "the site is gone",
    );
  },
};
