import { IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
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
  const kept = (sent ?? "").split(/; */).filter((pair) => pair && !names.has(pair.split("=", 1)[0] ?? ""));
  const isGone = ({ maxAge, expires }: SetCookie) =>
    maxAge === undefined ? expires !== undefined && expires.getTime() <= Date.now() : maxAge <= 0;
  const own = changes.filter((cookie) => !isGone(cookie)).map(({ name, value }) => `${name}=${value}`);
  return [...kept, ...own].join("; ");
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

const sending = ["writeHead", "write", "end", "flushHeaders"] as const;

/**
 * Has `decide` asked once, before the first byte is sent. Where it says what to do in its place, nothing of the answer is sent
 * and that is done at its end.
 */
const beforeSending = (response: ServerResponse, decide: () => (() => void) | undefined): void => {
  let decided: { readonly instead: (() => void) | undefined } | undefined;
  for (const name of sending) {
    const send = response[name].bind(response) as (...values: unknown[]) => unknown;
    const held = (...values: unknown[]): unknown => {
      if (name === "writeHead") {
        response.statusCode = values[0] as number;
        const headers = values.find((value) => typeof value === "object" && !Array.isArray(value));
        for (const [header, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders))
          if (value !== undefined) response.setHeader(header, value);
      }
      decided ??= { instead: decide() };
      const { instead } = decided;
      if (!instead) return name === "writeHead" ? send(response.statusCode) : send(...values);
      const written = values.find((value) => typeof value === "function");
      if (written) queueMicrotask(written as () => void);
      if (name === "end") queueMicrotask(instead);
      return name === "write" ? true : response;
    };
    Object.assign(response, { [name]: held });
  }
};

/** Of this site, and a page. */
const isPagePath = (location: unknown): location is string =>
  typeof location === "string" && /^\/(?![/\\])/.test(location) && !/^\/(?:api|_next)\//.test(location);

/**
 * Answers a form that a script sends with the page that its answer leads to, in one round trip where the browser would need
 * two; `content-location` says which page it is. What the first answer sets is sent along, and the page is asked for with it.
 * A further redirect is left to the browser, as one that is got.
 * @param letIn takes the request of that page, as every other
 */
export const followWithin = ({ request, response }: Exchange, letIn: (exchange: Exchange) => void): void => {
  if (!isSentByScript(request)) return;
  const own = [...sending, "setHeader"].map(
    (name) => [name, Object.getOwnPropertyDescriptor(response, name)] as const,
  );
  const follow = (): void => {
    for (const [name, descriptor] of own) {
      Reflect.deleteProperty(response, name);
      if (descriptor) Object.defineProperty(response, name, descriptor);
    }
    if (response.destroyed) return;
    // Two requests listen to one answer.
    response.setMaxListeners(2 * response.getMaxListeners());
    const [url = "/"] = String(response.getHeader("location")).split("#", 1);
    const set = [response.getHeader("set-cookie") ?? []].flat().map(String);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.statusCode = 200;
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      name.toLowerCase() === "set-cookie"
        ? setHeader(name, [...set, ...[value].flat().map(String)])
        : setHeader(name, value);
    if (set.length > 0) setHeader("set-cookie", set);
    setHeader("content-location", url);
    beforeSending(response, () => {
      if (!response.hasHeader("location")) return undefined;
      response.statusCode = 303;
      response.removeHeader("content-location");
      return undefined;
    });
    letIn({ request: requestFor(request, url, set), response });
  };
  beforeSending(response, () =>
    response.statusCode === 303 && isPagePath(response.getHeader("location")) ? follow : undefined,
  );
};
