import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Milliseconds from the request to the last byte. */
  readonly ms: number;
}

export interface SentRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs?: number;
}

let visitor = 0;

/** A new client address, so that no limit of another try counts. */
export const newAddress = (): string => {
  visitor += 1;
  return `2001:db8:${(visitor >> 16).toString(16)}:${(visitor & 0xffff).toString(16)}::1`;
};

/**
 * Sends a request as it is written: nothing is encoded, no redirect followed, every header may be chosen, `host` among
 * them. Status 0 means that the connection ended without an answer, or none came in time.
 */
export const send = (site: string, path: string, options: SentRequest = {}): Promise<Answer> => {
  const { method = "GET", body, timeoutMs = 30_000 } = options;
  const { hostname, port } = new URL(site);
  const headers = { "x-forwarded-for": newAddress(), accept: "text/html,*/*", ...options.headers };
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, received: IncomingHttpHeaders, text: string) =>
      resolve({ status, headers: received, body: text, ms: performance.now() - started });
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      const finish = () => end(answer.statusCode ?? 0, answer.headers, Buffer.concat(parts).toString("utf8"));
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", finish).on("error", finish);
    });
    sent.setTimeout(timeoutMs, () => sent.destroy());
    sent.on("error", () => end(0, {}, ""));
    sent.end(body);
  });
};

/** Requests a page's data as the framework's scripts would. */
export const sendForData = (site: string, path: string): Promise<Answer> =>
  send(site, path, { headers: { rsc: "1" } });

const head = /^HTTP\/1\.[01] (\d{3})[^\r\n]*\r\n([\s\S]*?)\r\n\r\n/;

/** Sends bytes that no client library would, such as a target with blanks; the answer's body stays as it came. */
export const sendRaw = (site: string, text: string, timeoutMs = 10_000): Promise<Answer> => {
  const { hostname, port } = new URL(site);
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let received = "";
    socket.setEncoding("utf8").on("data", (part: string) => {
      received += part;
    });
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      const [whole = "", status = "0", lines = ""] = head.exec(received) ?? [];
      const headers = Object.fromEntries(
        lines.split("\r\n").map((line) => {
          const at = line.indexOf(":");
          return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
        }),
      );
      const ms = performance.now() - started;
      resolve({ status: Number(status), headers, body: received.slice(whole.length), ms });
    });
  });
};

/** Runs a job for each item, `workers` at a time. */
export const each = async <Item>(
  items: Iterable<Item>,
  workers: number,
  job: (item: Item) => Promise<void>,
): Promise<void> => {
  const queue = items[Symbol.iterator]();
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await job(next.value);
  };
  await Promise.all(Array.from({ length: workers }, work));
};
