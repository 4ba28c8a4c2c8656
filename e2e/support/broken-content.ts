import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Address of no logo: it passes the contract, and what describes the organisation to search engines throws on it. */
const noAddress = "http://[";

/**
 * Stands between the storefront and the reference services and hands out a home page that cannot be drawn.
 * @param target address of the services
 */
export const startBrokenContent = async (target: string) => {
  const server = createServer(async (request, response) => {
    const answer = await fetch(target + request.url, {
      method: request.method,
      headers: { "accept-language": request.headers["accept-language"] ?? "es" },
    });
    const body = (await answer.json()) as { data?: { header?: { logo: { src: string } } } };
    if (request.url?.startsWith("/pages/home") && body.data?.header) body.data.header.logo.src = noAddress;
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(body));
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
