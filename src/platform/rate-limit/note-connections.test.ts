import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { peerHeader } from "./client-address.ts";
import { noteConnections } from "./note-connections.ts";

test("a request names its connection, whatever the client says", async () => {
  noteConnections();
  const server = createServer((request, response) => response.end(String(request.headers[peerHeader])));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { [peerHeader]: "203.0.113.9" } });
    expect(await answer.text()).toBe("127.0.0.1");
  } finally {
    server.close();
  }
});
