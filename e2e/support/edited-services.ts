import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Stands between the storefront and the reference services and hands on what they say as it is edited.
 * @param target address of the services
 * @param edit gets the path that was asked for and the answer's text
 */
export const startEditedServices = async (target: string, edit: (path: string, text: string) => string) => {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? "/";
    const answer = await fetch(target + path, {
      method: request.method,
      headers: {
        "accept-language": request.headers["accept-language"] ?? "es",
        "content-type": request.headers["content-type"] ?? "application/json",
      },
      body: parts.length > 0 ? Buffer.concat(parts) : undefined,
    });
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(edit(path, await answer.text()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
