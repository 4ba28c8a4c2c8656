import type { IncomingMessage } from "node:http";
import { answerHeaders } from "#platform/answers/answer-headers.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { policyOfText } from "#platform/answers/content-policy.ts";
import type { InterceptableResponse } from "#platform/interceptable-response.ts";
import { log } from "#platform/log.ts";

const lingerMs = 500;

/**
 * Reads and discards incoming data for a moment: closing a connection while the client still sends resets it,
 * and the answer is lost.
 */
const closeGently = ({ socket }: IncomingMessage): void => {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
};

/** A body has been announced, and not all of it is here. */
const isSending = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0);

/** A request and its answer, before the framework has seen either. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: InterceptableResponse;
}

/** The answer sent in the framework's place. The message is for a reader in a terminal. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 413 | 414 | 416 | 429 | 501 | 503;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const loggedEveryMs = 60_000;
const lastLogged = new Map<string, { readonly at: number; more: number }>();

/** Logs a refusal; repeats within a minute for the same reason are logged as a count. */
const note = (line: Readonly<Record<string, unknown>>, message: string): void => {
  const key = `${String(line.status)} ${message}`;
  const last = lastLogged.get(key);
  if (last && Date.now() - last.at < loggedEveryMs) {
    last.more += 1;
    return;
  }
  lastLogged.set(key, { at: Date.now(), more: 0 });
  log().info({ ...line, ...(last && last.more > 0 && { unlogged: last.more }) }, message.trim());
};

/**
 * Answers at once and in few bytes; closes a connection on which a body is still arriving.
 * `replace-bare-answers.ts` sends a page to a browser that accepts one, with the headers that are set here.
 */
export const refuse = ({ request, response }: Exchange, { status, message, headers }: Refusal): void => {
  const { method, url = "" } = request;
  note({ status, method, path: url.split("?", 1)[0]?.slice(0, 300) }, message);
  if (isSending(request)) {
    closeGently(request);
    response.setHeader("connection", "close");
  }
  const all = {
    ...answerHeaders,
    "cache-control": cacheControl.noStore,
    "content-length": String(Buffer.byteLength(message)),
    "content-security-policy": policyOfText,
    "content-type": "text/plain; charset=utf-8",
    ...headers,
  };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  response.statusCode = status;
  response.end(request.method === "HEAD" ? undefined : message);
};
