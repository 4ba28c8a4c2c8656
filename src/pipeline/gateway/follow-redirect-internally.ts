import { IncomingMessage, type ServerResponse } from "node:http";
import { parseSetCookie, type SetCookie } from "cookie";
import type { Exchange } from "./refuse.ts";

/** A form of a page that is sent by our script, which reads the page that is answered and goes nowhere itself. */
const isSentByScript = ({ method, url = "/", headers }: IncomingMessage): boolean =>
  method === "POST" &&
  headers["sec-fetch-dest"] === "empty" &&
  !url.startsWith("/api/") &&
  /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");

/** The cookies that the browser would send for a path, once it has taken what an answer sets. */
const cookiesAfter = (sent: string | undefined, set: readonly string[], path: string): string => {
  const changes = set
    .map((header) => parseSetCookie(header, { decode: (value) => value }))
    .filter(({ path: home = "/" }) => `${path}/`.startsWith(home.replace(/\/*$/, "/")));
  const names = new Set(changes.map(({ name }) => name));
  const others = (sent ?? "").split(/; */).filter((pair) => pair && !names.has(pair.split("=", 1)[0] ?? ""));
  const isGone = ({ maxAge, expires }: SetCookie) =>
    maxAge === undefined ? expires !== undefined && expires.getTime() <= Date.now() : maxAge <= 0;
  const own = changes.filter((cookie) => !isGone(cookie)).map(({ name, value }) => `${name}=${value}`);
  return [...others, ...own].join("; ");
};

/** The browser's next request: the page that a form's answer leads to. */
const requestFor = (request: IncomingMessage, url: string, set: readonly string[]): IncomingMessage => {
  const next = new IncomingMessage(request.socket);
  const {
    "content-length": _,
    "content-type": __,
    "transfer-encoding": ___,
    cookie,
    ...headers
  } = request.headers;
  const cookies = cookiesAfter(cookie, set, new URL(url, "http://site").pathname);
  Object.assign(next, { method: "GET", url, httpVersion: request.httpVersion, complete: true });
  next.headers = { ...headers, ...(cookies && { cookie: cookies }) };
  next.push(null);
  return next;
};

const setCookiesOf = (response: ServerResponse): readonly string[] =>
  [response.getHeader("set-cookie") ?? []].flat().map(String);

/** Of this site, and a page. */
const isPagePath = (location: unknown): location is string =>
  typeof location === "string" && /^\/(?![/\\])/.test(location) && !/^\/(?:api|_next)\//.test(location);

/**
 * Answers a form sent by a script with the page that its answer redirects to: one round trip instead of two.
 * `content-location` names the page. Cookies set by the first answer are sent to the browser and with the
 * request for the page. A further redirect is left to the browser.
 * @param letIn handles the request for that page like any other
 */
export const followRedirectInternally = (
  { request, response }: Exchange,
  signInTestCustomer: (exchange: Exchange) => void,
): void => {
  if (!isSentByScript(request)) return;
  const follow = (): void => {
    if (response.destroyed) return;
    // Two requests listen to one answer.
    response.setMaxListeners(2 * response.getMaxListeners());
    const [url = "/"] = String(response.getHeader("location")).split("#", 1);
    const set = setCookiesOf(response);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.statusCode = 200;
    if (set.length > 0) response.setHeader("set-cookie", set);
    response.setHeader("content-location", url);
    response.intercept(() => {
      const own = setCookiesOf(response).filter((cookie) => !set.includes(cookie));
      if (set.length > 0) response.setHeader("set-cookie", [...set, ...own]);
      if (response.hasHeader("location")) {
        response.statusCode = 303;
        response.removeHeader("content-location");
      }
      return undefined;
    });
    signInTestCustomer({ request: requestFor(request, url, set), response });
  };
  response.intercept(() => {
    const leadsToPage = response.statusCode === 303 && isPagePath(response.getHeader("location"));
    return leadsToPage ? () => queueMicrotask(follow) : undefined;
  });
};
