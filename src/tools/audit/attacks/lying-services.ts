import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What a service answers: its status, and its data or the code of its error. */
export interface ServiceAnswer {
  readonly status: number;
  readonly data?: unknown;
  readonly error?: { readonly code: string; readonly message: string };
}

/** Changes an answer; undefined lets the caller wait for ever. */
export type Lie = (
  path: string,
  answer: ServiceAnswer,
) => ServiceAnswer | undefined | Promise<ServiceAnswer | undefined>;

const readBody = async (request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
};

const passedOn = [
  "accept-language",
  "content-type",
  "x-company-id",
  "x-session-id",
  "authorization",
] as const;

/**
 * Stands between a site and its services and changes what they say.
 * @param target address of the services
 */
export const startLyingServices = async (target: string) => {
  let lie: Lie = (_, answer) => answer;
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const headers = passedOn.flatMap((name): [string, string][] => {
      const value = request.headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    });
    const { method = "GET", url = "/" } = request;
    const honest = await fetch(target + url, { method, headers, ...(body.length > 0 && { body }) }).catch(
      () => undefined,
    );
    if (honest === undefined) return void response.destroy();
    const answer = await lie(url, (await honest.json()) as ServiceAnswer);
    if (answer === undefined) return;
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Lies so from now on. */
    lie: (next: Lie) => {
      lie = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
