import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { createHttpServer } from "#platform/create-http-server.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { behindChecks } from "./behind-checks.ts";
import { boundBody } from "./bound-body.ts";
import { uploadRoom } from "./upload-room.ts";

const path = "/api/trade-in-picture/";
const atOnce = 3;
const wholeWithin = 400;
let seen = 0;
let answers: (() => void)[] = [];
const takes = ({ request: { method, url } }: { request: { method?: string; url?: string } }) =>
  method === "POST" && url === path;
const server = createHttpServer(
  behindChecks([uploadRoom({ takes, atOnce, wholeWithin }), boundBody], (message, response) => {
    seen += 1;
    message.resume();
    message.once("end", () => answers.push(() => response.end("taken")));
  }),
);
const sockets: Socket[] = [];

const { port } = await listenUntil(afterAll, server);
beforeEach(() => {
  [seen, answers] = [0, []];
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))))
    .toBe(0);
});

/** Sends the head of an upload of 1 MB, and so many bytes of its body. Returns what has been received so far. */
const send = (bytes: number, address = path) => {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  let text = "";
  socket
    .on("error", () => undefined)
    .on("data", (part) => {
      text += part;
    });
  socket.write(`POST ${address} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n\r\n`);
  socket.write(Buffer.alloc(bytes));
  return { socket, text: () => text };
};
const half = 500_000;
const whole = 1_000_000;
const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

test("uploads on their way are counted: the next one is told to come again, others are let in", async () => {
  const first = Array.from({ length: atOnce }, () => send(half));
  await settle();
  const next = send(half);
  await expect.poll(next.text).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5/i);
  const other = send(0, "/api/consent");
  await expect.poll(other.text).toMatch(/^HTTP\/1\.1 413 /);
  expect(first.map(({ text }) => text())).toEqual(["", "", ""]);
});

test("one keeps its place until it is answered, also when it is here whole", async () => {
  for (let count = 0; count < atOnce; count += 1) send(whole);
  await expect.poll(() => seen).toBe(atOnce);
  const refused = send(half);
  await expect.poll(refused.text).toMatch(/^HTTP\/1\.1 503 /);
  answers[0]?.();
  await settle();
  send(whole);
  await expect.poll(() => seen).toBe(atOnce + 1);
});

test("one that is cut at half is seen by nobody, and its place is free again", async () => {
  const cut = Array.from({ length: atOnce }, () => send(half));
  await Promise.all(cut.map(({ socket }) => once(socket, "connect")));
  for (const { socket } of cut) socket.end();
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))))
    .toBe(0);
  expect(seen).toBe(0);
  send(whole);
  await expect.poll(() => seen).toBe(1);
});

test("one that trickles in is ended, and its place is free again", async () => {
  const slow = Array.from({ length: atOnce }, () => send(10));
  const drip = setInterval(() => {
    for (const { socket } of slow) if (socket.writable) socket.write("a");
  }, 50);
  await expect.poll(() => slow.every(({ socket }) => socket.closed)).toBe(true);
  clearInterval(drip);
  expect(seen).toBe(0);
  send(whole);
  await expect.poll(() => seen).toBe(1);
});
