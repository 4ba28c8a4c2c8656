import type { ServerResponse } from "node:http";
import { cacheControl } from "#platform/answers/cache-control.ts";
import type { Step } from "#platform/in-order.ts";
import { requestIdHeader } from "#platform/request-id.ts";
import { plainPolicy } from "./plain-page.ts";
import { type Exchange, headerOf, isBare, pageFor, wantsPage } from "./plain-page-for.ts";

/** Lets the answer pass as it is, unless it is about to go out without a page to somebody who wants to read one. */
const guard = (exchange: Exchange): void => {
  const { request, response } = exchange;
  const [writeHead, write, end] = [response.writeHead, response.write, response.end].map((method) =>
    method.bind(response),
  ) as [ServerResponse["writeHead"], ServerResponse["write"], ServerResponse["end"]];
  const isReplaced = (status: number, contentType: unknown = response.getHeader("content-type")): boolean =>
    !response.headersSent && isBare(status, contentType, response.hasHeader(requestIdHeader));
  const sendPage = (status: number) => {
    const page = Buffer.from(pageFor(exchange, status));
    for (const name of ["content-encoding", "transfer-encoding", "etag", "x-powered-by"])
      response.removeHeader(name);
    response.setHeader("cache-control", cacheControl.nobody);
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
 * scripts when one throws, and it has only bare text for what it cannot even begin with.
 */
export const replaceBareAnswers: Step = (request, response, next) => {
  if (wantsPage(request)) guard({ request, response });
  next();
};
