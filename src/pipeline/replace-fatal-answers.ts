import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { localeOfPath } from "#domain/routes.ts";
import { knownContact } from "#platform/known-contact.ts";
import { requestIdHeader, requestIdOf } from "#platform/request-id.ts";
import { fatalPage, fatalPolicy } from "./fatal-page.ts";

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** A page was asked for, not its data, a picture or an answer for a script. */
const wantsPage = ({ url = "", headers }: IncomingMessage): boolean =>
  !/^\/(?:api|_next)\//.test(url) && !headers.rsc && /text\/html/.test(headers.accept ?? "");

const pageFor = ({ request, response }: Exchange): string => {
  const { url = "/", headers } = request;
  const named = response.getHeader(requestIdHeader);
  const locale = localeOfPath(url.split("?")[0] ?? "/");
  return fatalPage({
    locale,
    requestId:
      typeof named === "string"
        ? named
        : requestIdOf(new Headers({ [requestIdHeader]: String(headers[requestIdHeader] ?? "") })),
    address: url.startsWith("/") && !url.startsWith("//") ? url : "/",
    contact: knownContact(locale),
  });
};

/** Lets the answer pass as it is, unless it is about to go out as a server error to somebody who wants to read a page. */
const guard = (exchange: Exchange): void => {
  const { request, response } = exchange;
  if (!wantsPage(request)) return;
  const [writeHead, write, end] = [response.writeHead, response.write, response.end].map((method) =>
    method.bind(response),
  ) as [ServerResponse["writeHead"], ServerResponse["write"], ServerResponse["end"]];
  const isFatal = (status: number): boolean => status === 500 && !response.headersSent;
  const sendPage = () => {
    const page = Buffer.from(pageFor(exchange));
    for (const name of ["content-encoding", "transfer-encoding", "etag", "x-powered-by"])
      response.removeHeader(name);
    response.setHeader("cache-control", "private, no-store");
    response.setHeader("content-security-policy", fatalPolicy);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-length", page.byteLength);
    Object.assign(response, { writeHead, write: () => true, end: () => response });
    writeHead(500);
    Object.assign(response, { write, end });
    end(request.method === "HEAD" ? undefined : page);
    // The framework goes on writing the page that it would have sent.
    Object.assign(response, { write: () => true, end: () => response });
  };
  Object.assign(response, {
    writeHead: (...values: Parameters<typeof writeHead>) => {
      if (!isFatal(values[0])) return writeHead(...values);
      sendPage();
      return response;
    },
    write: (...values: Parameters<typeof write>) => {
      if (!isFatal(response.statusCode)) return write(...values);
      sendPage();
      return true;
    },
    end: (...values: Parameters<typeof end>) => {
      if (!isFatal(response.statusCode)) return end(...values);
      sendPage();
      return response;
    },
  });
};

/**
 * Sends our page wherever the server would answer 500: the framework's own is empty without scripts when a page throws,
 * and bare text when it cannot even begin. Node itself announces each request, before anyone answers it.
 */
export const replaceFatalAnswers = (): void => {
  subscribe("http.server.request.start", (exchange) => guard(exchange as Exchange));
};
