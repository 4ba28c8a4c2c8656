import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { visitorAddress } from "./visitor-address.ts";

/** Milliseconds after which another visitor comes. */
const stay = 10_000;
/** Milliseconds by which the cookie `slow=1` holds up scripts (`script`), and what they fetch (`empty`). */
const delays: Readonly<Record<string, number>> = { script: 1_500, empty: 5_000 };

const delayOf = ({ cookie = "", "sec-fetch-dest": destination }: IncomingHttpHeaders): number =>
  (/(?:^|; )slow=1(?:;|$)/.test(cookie) && delays[String(destination)]) || 0;

/**
 * Proxies requests to `port` as another visitor every few seconds: browsers that cannot set their address
 * would reach the limits of a single one.
 * @param site port that the site listens on
 * @returns to be closed
 */
export const openManyVisitors = (port: number, site: number): Server =>
  createServer(async (incoming, answer) => {
    const visitor = visitorAddress(`visitor ${Math.floor(Date.now() / stay)}`);
    const headers = { ...incoming.headers, "x-forwarded-for": visitor };
    const { method, url } = incoming;
    await pause(delayOf(incoming.headers));
    const passed = request({ host: "localhost", port: site, method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.pipe(answer);
      given.on("error", () => answer.destroy());
    });
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    incoming.pipe(passed);
  }).listen(port);
