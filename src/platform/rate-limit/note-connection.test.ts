import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import type { Listener } from "#platform/in-order.ts";
import { createHttpServer } from "../create-http-server.ts";
import { inOrder } from "../in-order.ts";
import { peerHeader } from "./client-address.ts";
import { noteConnection } from "./note-connection.ts";

test("a request names its connection, whatever the client says", async () => {
  const answer: Listener = ({ headers, rawHeaders }, response) => {
    const at = rawHeaders.flatMap((name, index) => (name.toLowerCase() === peerHeader ? [index + 1] : []));
    response.end([headers[peerHeader], ...at.map((index) => rawHeaders[index])].join());
  };
  const server = createHttpServer(inOrder([noteConnection, answer]));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { [peerHeader]: "203.0.113.9" } });
    expect(await answer.text()).toBe("127.0.0.1,127.0.0.1");
  } finally {
    server.close();
  }
});
