import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the services behave: as they are, or one of the ways in which they fail. */
export type Fault = "none" | "down" | "slow" | "error" | "nonsense" | "half" | "wrong-shape";

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const misbehave: Record<Exclude<Fault, "none">, (response: ServerResponse) => void> = {
  down: (response) => response.destroy(),
  slow: (response) => setTimeout(() => response.destroy(), 20_000).unref(),
  error: (response) => response.writeHead(500, { "content-type": "text/plain" }).end("boom"),
  nonsense: (response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>¿Qué?</html>"),
  half: (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
    response.write('{"data":{"slug":');
    setTimeout(() => response.destroy(), 50);
  },
  "wrong-shape": (response) =>
    response.writeHead(200, { "content-type": "application/json" }).end('{"data":{"slug":7},"status":200}'),
};

/**
 * Stands between the storefront and the reference services and fails on demand.
 * @param target address of the services
 */
export const startFaultProxy = async (target: string) => {
  let fault: Fault = "none";
  let applies: (path: string) => boolean = () => true;
  const server = createServer(async (request, response) => {
    if (fault !== "none" && applies(request.url ?? "/")) return misbehave[fault](response);
    const body = await readBody(request);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === "string" && !["host", "connection", "content-length"].includes(name))
        headers.set(name, value);
    }
    const answer = await fetch(target + request.url, {
      method: request.method,
      headers,
      body: body.length > 0 ? new Uint8Array(body) : undefined,
    });
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "application/json",
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Fails from now on, for every path or those that `only` picks. */
    fail: (next: Fault, only: (path: string) => boolean = () => true) => {
      fault = next;
      applies = only;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
