import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { addContent } from "./content.ts";
import { addFinance } from "./finance.ts";
import { addLists } from "./lists.ts";
import { addPayment } from "./payment.ts";
import { addSession } from "./session.ts";
import { createShop } from "./shop.ts";
import { addTradeIn } from "./trade-in.ts";
import { addVehicles } from "./vehicles.ts";

/** A call as it came in; `path` with its query. */
interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Changes what a call is answered; undefined lets the caller wait for ever. */
type Lie = (call: ReceivedCall, answer: Response) => Response | undefined | Promise<Response | undefined>;

const truth: Lie = (_, answer) => answer;

/** The longest list of calls that is kept; the oldest go first. */
const mostCalls = 10_000;

/**
 * Serves the customer's data service and content service on one port as the specification shows them, and nothing besides: its calls
 * (section 7) with its fields (section 3), written by hand and without our contract, so that a site which needs more fails against it.
 * What is remembered stands in memory.
 * @param port 0 takes a free one
 */
export const startSpecifiedService = async (port = 0) => {
  const app = new Hono();
  const shop = createShop();
  const calls: ReceivedCall[] = [];
  let lie = truth;
  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const call = {
      method: c.req.method,
      path: pathname + search,
      headers: c.req.header(),
      body: await c.req.raw.clone().text(),
    };
    calls.push(call);
    if (calls.length > mostCalls) calls.shift();
    await next();
    const answer = await lie(call, c.res);
    if (answer === undefined) await new Promise(() => undefined);
    // The framework adds the headers of an earlier answer to another one that takes its place.
    if (answer !== c.res) c.res = undefined;
    c.res = answer;
  });
  for (const add of [addSession, addContent, addVehicles, addFinance, addTradeIn, addLists, addPayment])
    add(app, shop);
  const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1", overrideGlobalObjects: false });
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** What came in, oldest first. */
    calls: calls as readonly ReceivedCall[],
    /** Without one the truth is told again. */
    lie: (next: Lie = truth) => {
      lie = next;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
    },
  };
};
