import { expect, onTestFinished, test } from "vitest";
import type { Listener } from "#platform/in-order.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { createHttpServer } from "../create-http-server.ts";
import { inOrder } from "../in-order.ts";
import { peerHeader } from "./client-address.ts";
import { noteConnection } from "./note-connection.ts";

test("a request names its connection, whatever the client says", async () => {
  const answer: Listener = ({ headers, rawHeaders }, response) => {
    const at = rawHeaders.flatMap((name, index) => (name.toLowerCase() === peerHeader ? [index + 1] : []));
    response.end([headers[peerHeader], ...at.map((index) => rawHeaders[index])].join());
  };
  const { origin } = await listenUntil(onTestFinished, createHttpServer(inOrder([noteConnection, answer])));
  const answered = await fetch(origin, { headers: { [peerHeader]: "203.0.113.9" } });
  expect(await answered.text()).toBe("127.0.0.1,127.0.0.1");
});
