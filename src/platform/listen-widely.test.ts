import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { closeBesides, listenWidely } from "./listen-widely.ts";
import { takeInBeforeClose } from "./take-in-before-close.ts";

listenWidely();

const open = async () => {
  const server = createServer((_, response) => response.setHeader("connection", "close").end("here"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, port, url: `http://127.0.0.1:${port}/` };
};

test("many connections are taken in few turns, and each is answered", async () => {
  const { server, port, url } = await open();
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
  closeBesides(server);
  server.close();
});

test("after a server is closed nobody answers at its port", async () => {
  const { server, url } = await open();
  closeBesides(server);
  server.close();
  for (let turn = 0; turn < 40; turn += 1) await expect(fetch(url)).rejects.toThrow();
});

test("a server that takes in what is on its way closes all of its sockets afterwards", async () => {
  takeInBeforeClose();
  const { server, url } = await open();
  const closed = once(server, "close");
  server.close();
  expect(await (await fetch(url)).text()).toBe("here");
  await closed;
  for (let turn = 0; turn < 40; turn += 1) await expect(fetch(url)).rejects.toThrow();
});
