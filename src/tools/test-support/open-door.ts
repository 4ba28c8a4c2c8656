import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { visitorAddress } from "./visitor-address.ts";

/** Milliseconds after which another visitor comes. */
const stay = 10_000;
/** Milliseconds by which the cookie `slow=1` holds up scripts, and what they fetch. */
const delay = 1_500;

const isSlow = ({ cookie = "", "sec-fetch-dest": wish }: IncomingHttpHeaders): boolean =>
  /(?:^|; )slow=1(?:;|$)/.test(cookie) && /^(?:empty|script)$/.test(String(wish));

/**
 * Lets everybody in by `port`, as another visitor every few seconds: browsers that cannot say from which address they come
 * would reach the limits of a single one.
 * @param site port that the site listens on
 * @returns to be closed
 */
export const openDoor = (port: number, site: number): Server =>
  createServer(async (asked, answer) => {
    const visitor = visitorAddress(`door ${Math.floor(Date.now() / stay)}`);
    const headers = { ...asked.headers, "x-forwarded-for": visitor };
    const { method, url } = asked;
    if (isSlow(asked.headers)) await pause(delay);
    const passed = request({ host: "localhost", port: site, method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.pipe(answer);
      given.on("error", () => answer.destroy());
    });
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
  }).listen(port);
