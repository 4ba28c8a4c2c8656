import { readFileSync } from "node:fs";
import { connect } from "node:net";

export const wholeBytes = 500_000_000;
const chunk = Buffer.alloc(64 * 1_024, "a");

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
export const pour = (
  site: string,
  path: string,
  headers: readonly string[],
  isChunked: boolean,
): Promise<Sent> => {
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
