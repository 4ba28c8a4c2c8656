import type { IncomingMessage, ServerResponse } from "node:http";
import { answerHeaders } from "#platform/answers/answer-headers.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { policyOfText } from "#platform/answers/content-policy.ts";
import { log } from "#platform/log.ts";
import { closeGently, isSending } from "./close-gently.ts";

/** A request and its answer, before the framework has seen either. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** What is answered in the framework's place. The message is for whoever reads it in a terminal. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 413 | 414 | 416 | 429 | 501 | 503;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Answers at once and in few bytes; a connection on which a body is still coming is closed. Whoever wants to read a page
 * gets one from `replace-bare-answers.ts`, with the headers that are set here.
 */
export const refuse = ({ request, response }: Exchange, { status, message, headers }: Refusal): void => {
  const { method, url = "" } = request;
  log().info({ status, method, path: url.split("?", 1)[0]?.slice(0, 300) }, message.trim());
  if (isSending(request)) {
    closeGently(request);
    response.setHeader("connection", "close");
  }
  const all = {
    ...answerHeaders,
    "cache-control": cacheControl.nobody,
    "content-length": String(Buffer.byteLength(message)),
    "content-security-policy": policyOfText,
    "content-type": "text/plain; charset=utf-8",
    ...headers,
  };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  response.statusCode = status;
  response.end(request.method === "HEAD" ? undefined : message);
};
