import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { ignoreUpgrades } from "./ignore-upgrades.ts";

ignoreUpgrades();

test.each(["h2c", "websocket"])("a request that offers %s is answered like any other", async (protocol) => {
  const server = createServer((_, response) => response.end("here"));
  server.on("upgrade", (_, socket) => socket.end());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const request = get({ port, headers: { connection: "Upgrade", upgrade: protocol } });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.resume();
  server.close();
});
