import { cacheControl } from "#platform/answers/cache-control.ts";
import type { Step } from "#platform/in-order.ts";
import { requestIdHeader } from "#platform/request-id.ts";
import type { Exchange } from "./gateway/refuse.ts";
import { plainPolicy } from "./plain-page.ts";
import { isBare, pageFor, wantsPage } from "./plain-page-for.ts";

const sendPlainPage = (exchange: Exchange): void => {
  const { request, response } = exchange;
  const page = Buffer.from(pageFor(exchange, response.statusCode));
  for (const name of ["content-encoding", "transfer-encoding", "etag", "x-powered-by"])
    response.removeHeader(name);
  response.setHeader("cache-control", cacheControl.nobody);
  response.setHeader("content-security-policy", plainPolicy);
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-length", page.byteLength);
  response.end(request.method === "HEAD" ? undefined : page);
};

/**
 * Sends our page wherever the server would answer 500 or refuse in bare text: the framework's own page is empty without
 * scripts when one throws, and it has only bare text for what it cannot even begin with.
 */
export const replaceBareAnswers: Step = (request, response, next) => {
  if (wantsPage(request))
    response.intercept(() => {
      const { statusCode } = response;
      const isReplaced = isBare(
        statusCode,
        response.getHeader("content-type"),
        response.hasHeader(requestIdHeader),
      );
      return isReplaced ? () => sendPlainPage({ request, response }) : undefined;
    });
  next();
};
