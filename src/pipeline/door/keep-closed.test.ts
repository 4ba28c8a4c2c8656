import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import "./keep-closed.ts";
import { openDoor } from "./open-door.ts";

test("nobody is let in, to read or to write, until the door is open; then its keepers decide", async () => {
  const server = createServer((_, response) => response.end("let in"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (method: string) => fetch(`http://127.0.0.1:${port}/`, { method });
  try {
    for (const method of ["GET", "POST"]) {
      const early = await ask(method);
      expect([early.status, early.headers.get("retry-after")]).toEqual([503, "1"]);
    }
    openDoor([({ request }) => (request.method === "GET" ? undefined : { status: 403, message: "No\n" })]);
    expect((await ask("GET")).status).toBe(200);
    expect((await ask("POST")).status).toBe(403);
  } finally {
    server.close();
  }
});
