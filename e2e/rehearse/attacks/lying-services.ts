import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { extensionsHeader } from "#contract/strip-unannounced.ts";

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

type Headers = Readonly<Record<string, string>>;

const answerJson = (response: ServerResponse, status: number, answer: object, headers: Headers = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(answer));

/** Ways in which a service fails before it has done anything. */
const failures = {
  down: (response: ServerResponse) => response.destroy(),
  hang: () => undefined,
  error: (response: ServerResponse) => response.writeHead(500, { "content-type": "text/plain" }).end("boom"),
  nonsense: (response: ServerResponse) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<html>¿Qué?</html>"),
  half: (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
    response.write('{"data":{"slug":', () => response.destroy());
  },
  "wrong-shape": (response: ServerResponse) => answerJson(response, 200, { data: { slug: 7 }, status: 200 }),
} as const;

type Failure = keyof typeof failures;

const quietMs = 150;

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
  "x-address-key",
  "authorization",
] as const;

/**
 * Stands between a site and its services, changes what they say, and fails in their place.
 * @param target address of the services
 * @param reportsChanges whether it passes on what they report; else pages end by their lifetime and by `POST /api/revalidate`
 */
export const startLyingServices = async (target: string, { reportsChanges = false } = {}) => {
  let lie: Lie = (_, answer) => answer;
  let failure: Failure | undefined;
  let isToFail: (path: string) => boolean = () => true;
  const failing = new Set<ServerResponse>();
  let failedAt = 0;
  let askedAt = 0;
  const noteFailure = (response: ServerResponse) => {
    failing.add(response);
    response.once("close", () => {
      failing.delete(response);
      failedAt = Date.now();
    });
  };
  const server = createServer(async (request, response) => {
    const { method = "GET", url = "/" } = request;
    if (url.startsWith("/page-changes") && !reportsChanges) return void response.writeHead(404).end();
    askedAt = Date.now();
    if (failure !== undefined && isToFail(url)) {
      noteFailure(response);
      return void failures[failure](response);
    }
    const body = await readBody(request);
    const headers = passedOn.flatMap((name): [string, string][] => {
      const value = request.headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    });
    const honest = await fetch(target + url, { method, headers, ...(body.length > 0 && { body }) }).catch(
      () => undefined,
    );
    if (honest === undefined) return void response.destroy();
    const type = honest.headers.get("content-type") ?? "";
    const announced = honest.headers.get(extensionsHeader);
    const extensions: Headers = announced === null ? {} : { [extensionsHeader]: announced };
    const text = Buffer.from(await honest.arrayBuffer());
    const parsed = type.startsWith("application/json")
      ? (JSON.parse(text.toString()) as ServiceAnswer)
      : undefined;
    // What is for browsers has an envelope of its own or none.
    if (parsed?.status !== honest.status)
      return void response.writeHead(honest.status, { "content-type": type, ...extensions }).end(text);
    const answer = await lie(url, parsed);
    if (answer === undefined || answer.status >= 500) noteFailure(response);
    if (answer !== undefined) answerJson(response, answer.status, answer, extensions);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Lies so from now on. */
    lie: (next: Lie) => {
      lie = next;
    },
    /** Fails from now on where the path is meant; `undefined` ends that. */
    fail: (next: Failure | undefined, isMeant: (path: string) => boolean = () => true) => {
      failure = next;
      isToFail = isMeant;
    },
    /** Whether an answer fails, or failed so many milliseconds ago: callers may leave the service alone for so long. */
    hasFailedWithin: (milliseconds: number) => failing.size > 0 || Date.now() - failedAt < milliseconds,
    /** Waits until no call came for a while, as from pages that are rendered in the background; two seconds at most. */
    quiet: async () => {
      const end = Date.now() + 2_000;
      while (Date.now() - askedAt < quietMs && Date.now() < end) await pause(20);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
