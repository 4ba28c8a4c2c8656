import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createHttpServer } from "#platform/create-http-server.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { behindChecks } from "./behind-checks.ts";
import { boundBody } from "./bound-body.ts";

const limit = 64 * 1024;
const seen: string[] = [];
const server = createHttpServer(
  behindChecks([boundBody], async (message, response) => {
    seen.push(message.method ?? "");
    let size = 0;
    for await (const part of message) size += (part as Buffer).byteLength;
    response.end(`${size}`);
  }),
);

const { port } = await listenUntil(afterAll, server);
beforeEach(() => seen.splice(0));

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly connection: string | undefined;
  /** Bytes that the client could hand over, and milliseconds until the answer. */
  readonly handedOver: number;
  readonly milliseconds: number;
}

/** Sends as much of a body as the server takes, waiting when it takes no more, until the answer is there. */
const send = async (
  size: number,
  headers: Record<string, string | number>,
  method = "POST",
  path = "/api/footprint",
): Promise<Sent> => {
  const outgoing = request({ port, host: "127.0.0.1", path, method, headers });
  const start = performance.now();
  let [handedOver, milliseconds] = [0, 0];
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once("error", reject).once("response", (answer) => {
      milliseconds = performance.now() - start;
      resolve(answer);
    });
  });
  const isOver = () => milliseconds > 0 || outgoing.destroyed;
  outgoing.flushHeaders();
  const part = Buffer.alloc(16 * 1024, "x");
  while (handedOver < size && !isOver()) {
    const piece = part.subarray(0, Math.min(part.byteLength, size - handedOver));
    handedOver += piece.byteLength;
    if (!outgoing.write(piece)) await Promise.race([once(outgoing, "drain"), answered]);
  }
  if (!isOver()) outgoing.end();
  const answer = await answered;
  const parts: Buffer[] = [];
  for await (const piece of answer) parts.push(piece as Buffer);
  return {
    status: answer.statusCode ?? 0,
    text: Buffer.concat(parts).toString(),
    connection: answer.headers.connection,
    handedOver,
    milliseconds,
  };
};

const chunked = { "transfer-encoding": "chunked" };

test.each([
  ["nothing", 0, { "content-length": 0 }],
  ["announced", 1_000, { "content-length": 1_000 }],
  ["as much as is taken", limit, { "content-length": limit }],
  ["in pieces", limit, chunked],
])("a body within bounds comes through whole: %s", async (_, size, headers) => {
  expect(await send(size, headers)).toMatchObject({ status: 200, text: `${size}` });
});

test.each(["POST", "PUT", "DELETE"])("%s that announces too much is refused unread", async (method) => {
  const answer = await send(0, { "content-length": limit + 1 }, method);
  expect(answer).toMatchObject({ status: 413, connection: "close" });
  expect(seen).toEqual([]);
});

test.each([
  ["announced", { "content-length": 1_000 }],
  ["in pieces", chunked],
  ["empty", { "content-length": 0 }],
])("a form that cannot be read is refused, and nobody has begun to read: %s", async (name, headers) => {
  const size = name === "empty" ? 0 : 1_000;
  const type = { "content-type": "multipart/form-data; boundary=b" };
  expect(await send(size, { ...headers, ...type }, "POST", "/contact/")).toMatchObject({ status: 400 });
  expect(seen).toEqual([]);
});

test("one byte too much in pieces is refused, and nobody has begun to read", async () => {
  expect(await send(limit + 1, chunked)).toMatchObject({ status: 413, connection: "close" });
  expect(seen).toEqual([]);
});

/** A form of 10.9 MB in 190,000 fields, which a parser takes half a second for. */
const manyFields = Buffer.from(
  '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.padEnd(57, "x").repeat(190_000),
);

test.each([
  ["a picture's form", "/api/trade-in-picture", "multipart/form-data; boundary=b", manyFields, 16],
  ["a page's form", "/contact/", "multipart/form-data; boundary=b", manyFields.subarray(0, 60_000), 500],
  [
    "a form of pairs",
    "/api/saved-items",
    "application/x-www-form-urlencoded",
    Buffer.alloc(60_000, "a&"),
    500,
  ],
])(
  "more fields than any form has are not parsed, and %s is refused as soon as they have come",
  async (_, path, type, body, most) => {
    const parse = vi.spyOn(Response.prototype, "formData");
    const outgoing = request({ port, host: "127.0.0.1", path, method: "POST" });
    outgoing.setHeader("content-type", type).setHeader("content-length", body.byteLength);
    const answered = once(outgoing, "response") as Promise<[IncomingMessage]>;
    // The rest is never sent: who waits for the whole body does not answer.
    outgoing.write(body.subarray(0, 50_000));
    const [answer] = await answered;
    const text = (await answer.toArray()).join("");
    outgoing.destroy();
    expect([answer.statusCode, text]).toEqual([413, `A form here has at most ${most} fields\n`]);
    expect(parse).not.toHaveBeenCalled();
    expect(seen).toEqual([]);
  },
);

test.each(["", "; boundary=a; boundary=b"])(
  "a form whose fields cannot be told apart is refused: %j",
  async (end) => {
    const type = { "content-type": `multipart/form-data${end}`, "content-length": 10 };
    expect(await send(10, type, "POST", "/api/saved-items")).toMatchObject({
      status: 400,
      text: "Malformed form\n",
    });
    expect(seen).toEqual([]);
  },
);

test("500 MB in pieces are cut short: at once, and in hardly any memory", async () => {
  const before = process.memoryUsage.rss();
  const answer = await send(500 * 1024 * 1024, chunked);
  expect(answer.status).toBe(413);
  // Long before 500 MB could have been sent, on a busy machine too.
  expect(answer.milliseconds).toBeLessThan(1_000);
  expect(answer.handedOver).toBeLessThan(20 * 1024 * 1024);
  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 * 1024);
});

test.each([
  ["announced", { "content-length": 40_000_000 }],
  ["in pieces", chunked],
])("40 MB are too much for a picture too: %s", async (_, headers) => {
  const answer = await send(40_000_000, headers, "POST", "/api/trade-in-picture/");
  expect(answer).toMatchObject({ status: 413, text: "A body here holds at most 11000000 bytes\n" });
  expect(seen).toEqual([]);
});

test("a picture of 10 MB comes through whole", async () => {
  const size = 10_000_000;
  expect(await send(size, { "content-length": size }, "POST", "/api/trade-in-picture/")).toMatchObject({
    status: 200,
    text: `${size}`,
  });
});

test("the answer also reaches whoever reads it only after having sent a lot", async () => {
  const socket = connect(port, "127.0.0.1").pause();
  socket.write(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${8 * 1024 * 1024}\r\n\r\n`);
  socket.write(Buffer.alloc(4 * 1024 * 1024));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  expect(Buffer.concat(parts).toString()).toMatch(/^HTTP\/1\.1 413 /);
});

test("whoever goes away in the middle leaves nothing behind", async () => {
  const outgoing = request({ port, host: "127.0.0.1", method: "POST", headers: chunked });
  outgoing.on("error", () => undefined);
  outgoing.write("half");
  await new Promise((resolve) => setTimeout(resolve, 50));
  outgoing.destroy();
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))))
    .toBe(0);
  expect(seen).toEqual([]);
});

test("the next request on a connection is answered too", async () => {
  const post = (body: string) => fetch(`http://127.0.0.1:${port}/`, { method: "POST", body });
  expect(await (await post("abc")).text()).toBe("3");
  expect(await (await post("abcde")).text()).toBe("5");
});
