import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { percentile } from "#tools/bench/percentile.ts";
import { paths } from "#tools/test-support/paths.ts";
import type { Attack } from "./attack.ts";
import { send } from "./send.ts";

const count = 200;
const slowestMs = 300;

const openers = [
  // A head that never ends.
  "GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ",
  // A body that never comes.
  "POST /api/consent HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n",
  // An answer that the client does not read.
  `GET ${paths.list.es} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
] as const;

/** Two hundred connections that send a byte a second, or read nothing, do not slow others down. */
export const slowConnections: Attack = {
  name: "slow-connections",
  seconds: 90,
  run: async ({ open, closeLater }, tally) => {
    const { url } = await open({ LOG_LEVEL: "fatal" });
    const { hostname, port } = new URL(url);
    await send(url, paths.list.es);
    const sockets: Socket[] = Array.from({ length: count }, (_, n) => {
      const socket = connect(Number(port), hostname, () => socket.write(openers[n % openers.length] ?? ""));
      socket.on("error", () => socket.destroy());
      socket.pause();
      return socket;
    });
    closeLater(async () => {
      for (const socket of sockets) socket.destroy();
    });
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write("a");
    }, 1_000);
    const times: number[] = [];
    for (const end = Date.now() + 15_000; Date.now() < end; await pause(50)) {
      const { ms, status } = await send(url, paths.list.es);
      times.push(ms);
      tally.record(paths.list.es, status === 200 ? undefined : `is answered ${status}`);
    }
    clearInterval(drip);
    const p95 = percentile(times, 0.95);
    tally.note(`list p95 ${Math.round(p95)} ms beside ${count} slow connections`);
    tally.record(
      paths.list.es,
      p95 > slowestMs ? `p95 ${Math.round(p95)} ms beside slow connections` : undefined,
    );
  },
};
