import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { localeOfPath } from "#domain/routes.ts";
import { knownContact } from "#platform/known-contact.ts";
import { requestIdHeader, requestIdOf } from "#platform/request-id.ts";
import { plainPage, plainPolicy } from "./plain-page.ts";

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** A page was asked for, or anything at all; not a picture or an answer for a script. */
const wantsPage = ({ url = "", headers }: IncomingMessage): boolean =>
  !url.startsWith("/api/") && /text\/html|^\*\/\*$|^$/.test(headers.accept ?? "");

const pageFor = ({ request, response }: Exchange, status: number): string => {
  const { url = "/", headers } = request;
  const named = response.getHeader(requestIdHeader);
  const retryAfter = Number(response.getHeader("retry-after"));
  const locale = localeOfPath(url.split("?")[0] ?? "/");
  return plainPage({
    status,
    locale,
    requestId:
      typeof named === "string"
        ? named
        : requestIdOf(new Headers({ [requestIdHeader]: String(headers[requestIdHeader] ?? "") })),
    address: url.startsWith("/") && !url.startsWith("//") ? url : "/",
    contact: knownContact(locale),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  });
};

type HeadArguments = Parameters<ServerResponse["writeHead"]>;

/** A header that is handed over together with the status. */
const headerOf = (values: HeadArguments, name: string): unknown => {
  const headers = values.find((value) => typeof value === "object" && !Array.isArray(value));
  const entry = Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name);
  return entry?.[1];
};

/**
 * Failures of ours; refusals in bare text, such as the framework's and those of the door and the pipeline, which leave the
 * words to us; and the framework's page for what it does not find, which is empty without scripts. The pipeline names
 * whatever it answers.
 */
const isBare = (status: number, contentType: unknown, isNamed: boolean): boolean =>
  status === 500 ||
  (status >= 400 && /^(?:text\/plain|$)/.test(String(contentType ?? ""))) ||
  (status >= 400 && !isNamed && /^text\/html/.test(String(contentType ?? "")));

/** Lets the answer pass as it is, unless it is about to go out without a page to somebody who wants to read one. */
const guard = (exchange: Exchange): void => {
  const { request, response } = exchange;
  if (!wantsPage(request)) return;
  const [writeHead, write, end] = [response.writeHead, response.write, response.end].map((method) =>
    method.bind(response),
  ) as [ServerResponse["writeHead"], ServerResponse["write"], ServerResponse["end"]];
  const isReplaced = (status: number, contentType: unknown = response.getHeader("content-type")): boolean =>
    !response.headersSent && isBare(status, contentType, response.hasHeader(requestIdHeader));
  const sendPage = (status: number) => {
    const page = Buffer.from(pageFor(exchange, status));
    for (const name of ["content-encoding", "transfer-encoding", "etag", "x-powered-by"])
      response.removeHeader(name);
    response.setHeader("cache-control", "private, no-store");
    response.setHeader("content-security-policy", plainPolicy);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-length", page.byteLength);
    Object.assign(response, { writeHead, write: () => true, end: () => response });
    writeHead(status);
    Object.assign(response, { write, end });
    end(request.method === "HEAD" ? undefined : page);
    // The framework goes on writing the page that it would have sent.
    Object.assign(response, { write: () => true, end: () => response });
  };
  Object.assign(response, {
    writeHead: (...values: Parameters<typeof writeHead>) => {
      const [status] = values;
      if (!isReplaced(status, headerOf(values, "content-type") ?? response.getHeader("content-type")))
        return writeHead(...values);
      sendPage(status);
      return response;
    },
    write: (...values: Parameters<typeof write>) => {
      if (!isReplaced(response.statusCode)) return write(...values);
      sendPage(response.statusCode);
      return true;
    },
    end: (...values: Parameters<typeof end>) => {
      if (!isReplaced(response.statusCode)) return end(...values);
      sendPage(response.statusCode);
      return response;
    },
  });
};

/**
 * Sends our page wherever the server would answer 500 or refuse in bare text: the framework's own page is empty without
 * scripts when one throws, and it has only bare text for what it cannot even begin with. Node itself announces each
 * request, before anyone answers it.
 */
export const replaceBareAnswers = (): void => {
  subscribe("http.server.request.start", (exchange) => guard(exchange as Exchange));
};
