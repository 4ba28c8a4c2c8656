import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { drain } from "./drain.ts";
import { listen } from "./listen.ts";

const open = async (
  answer: RequestListener = (_, response) => response.setHeader("connection", "close").end("here"),
) => {
  const server = createServer(answer);
  const { port, stop } = await listen(server, 0, "127.0.0.1");
  return { server, port, stop, url: `http://127.0.0.1:${port}/` };
};

test("many connections are taken in few turns, and each is answered", async () => {
  const { server, port, stop, url } = await open();
  const clients = Array.from({ length: 160 }, () => connect(port, "127.0.0.1"));
  let taken = 0;
  server.on("connection", () => {
    taken += 1;
  });
  // The system has let all of them in; this process has not looked yet.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  for (let turns = 0; turns < 40; turns += 1) await new Promise((done) => setImmediate(done));
  expect(taken).toBeGreaterThan(80);
  for (const client of clients) client.destroy();
  const answers = await Promise.all(Array.from({ length: 50 }, async () => (await fetch(url)).text()));
  expect(new Set(answers)).toEqual(new Set(["here"]));
  void stop();
  server.close();
});

test("a port that is taken is an error", async () => {
  const { server, port, stop } = await open();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port: taken } = other.address() as { port: number };
  await expect(listen(createServer(), taken, "127.0.0.1")).rejects.toMatchObject({ code: "EADDRINUSE" });
  expect(port).not.toBe(taken);
  void stop();
  for (const each of [server, other]) each.close();
});

test("a server that is drained answers what is on its way, and closes all of its sockets", async () => {
  const { server, stop, url } = await open();
  const drained = drain(server, stop);
  expect(await (await fetch(url)).text()).toBe("here");
  await drained;
  for (let turn = 0; turn < 40; turn += 1) await expect(fetch(url)).rejects.toThrow();
});

test("a server is drained when the answers on all of its sockets are sent, and no connection stays open", async () => {
  const { promise: slowly, resolve: answerSlow } = Promise.withResolvers<void>();
  let pending = 0;
  const { server, stop, url } = await open(async (_, response) => {
    pending += 1;
    const turn = pending;
    response.writeHead(200);
    await slowly;
    // One after the other, on whatever socket: each has to be waited for.
    await pause(turn * 10);
    response.end("here");
    pending -= 1;
  });
  const asked = Array.from({ length: 48 }, async () => (await fetch(url)).text());
  await expect.poll(() => pending).toBe(48);
  const drained = drain(server, stop).then(() => pending);
  await pause(1_000);
  answerSlow();
  expect(await drained).toBe(0);
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["here"]));
});
