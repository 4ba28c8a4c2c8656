import type { IncomingMessage } from "node:http";
import { offeredLocale } from "#api/offered-parts.ts";
import { pathWithin } from "#domain/path-within.ts";
import { localeOfPath } from "#domain/routes.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import type { Step } from "#platform/in-order.ts";
import { knownContact } from "#platform/known-contact.ts";
import { requestIdHeader, requestIdOf } from "#platform/request-id.ts";
import { bodyLimitOf } from "./gateway/body-limits.ts";
import type { Exchange } from "./gateway/refuse.ts";
import { sentPath } from "./gateway/sent-path.ts";
import { ownOriginsOf } from "./own-origins-of.ts";
import { plainPage, plainPolicy } from "./plain-page.ts";

const isRoute = (url: string): boolean => url.startsWith("/api/");

/**
 * Whether the client accepts a page: it requested a page or anything at all, or sent a page's form; not a
 * picture or an answer for a script.
 */
const wantsPage = ({ method, url = "", headers: { accept = "" } }: IncomingMessage): boolean =>
  isRoute(url) ? method === "POST" && /text\/html/.test(accept) : /text\/html|^\*\/\*$|^$/.test(accept);

/** The address of the requested page, or of the page whose form was sent; undefined when it is none of ours. */
const pageAddress = ({ url = "/", headers }: IncomingMessage): string | undefined => {
  if (isRoute(url)) return pathWithin(headers.referer, ownOriginsOf(headers));
  return url.startsWith("/") && !url.startsWith("//") ? url : undefined;
};

const pageFor = ({ request, response }: Exchange, status: number): string => {
  const { method, url = "/", headers } = request;
  const named = response.getHeader(requestIdHeader);
  const retryAfter = Number(response.getHeader("retry-after"));
  const page = pageAddress(request);
  const address = page ?? "/";
  const locale = offeredLocale(localeOfPath(sentPath(address)));
  return plainPage({
    status,
    locale,
    requestId:
      typeof named === "string"
        ? named
        : requestIdOf(new Headers({ [requestIdHeader]: String(headers[requestIdHeader] ?? "") })),
    address,
    isForm: method === "POST" && page !== undefined,
    mostBytes: bodyLimitOf(url),
    contact: knownContact(locale),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  });
};

/**
 * Failures of ours; refusals in bare text, such as the framework's and those of the gateway and the pipeline, which leave the
 * words to us; and the framework's page for what it does not find, which is empty without scripts. The pipeline names
 * whatever it answers.
 */
const isBare = (status: number, contentType: unknown, isNamed: boolean): boolean =>
  status === 500 ||
  (status >= 400 && /^(?:text\/plain|$)/.test(String(contentType ?? ""))) ||
  (status >= 400 && !isNamed && /^text\/html/.test(String(contentType ?? "")));

const sendPlainPage = (exchange: Exchange): void => {
  const { request, response } = exchange;
  const page = Buffer.from(pageFor(exchange, response.statusCode));
  for (const name of ["content-encoding", "transfer-encoding", "etag", "x-powered-by"])
    response.removeHeader(name);
  response.setHeader("cache-control", cacheControl.noStore);
  response.setHeader("content-security-policy", plainPolicy);
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-length", page.byteLength);
  response.end(request.method === "HEAD" ? undefined : page);
};

/**
 * Sends our page wherever the server would answer 500 or refuse in bare text: the framework's own error page
 * is empty without scripts, and requests that it cannot handle at all get bare text.
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
