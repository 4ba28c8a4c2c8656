import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { addContent } from "./content.ts";
import { addFinance } from "./finance.ts";
import { addLists } from "./lists.ts";
import { addSession } from "./session.ts";
import { answer, createShop, newId, type Part, readJson, refuse, withToken } from "./shop.ts";
import { vehicleOf } from "./stock.ts";
import { addTradeIn } from "./trade-in.ts";
import { addVehicles } from "./vehicles.ts";

/** Body fields of payments/v2 (7): only these are stored of a reservation. */
const bodyFields = [
  "vin",
  "currentUrl",
  "dealershipId",
  "delivery",
  "name",
  "phoneNumber",
  "email",
  "birthDate",
  "price",
  "receipt",
  "retakeId",
  "finance",
] as const;

/** Payment, and the reservations that come of it (7). */
const addPayment: Part = (app, shop) => {
  /** Payments by reservation: "paymentTokens: reservationId, paymentId, paymentUrl" (3). */
  const payments = new Map<string, string>();
  /** Where the browser goes on after its payment. */
  const returns = new Map<string, string>();

  /** "POST payments/v2?createPayment&reservationId." "The response returns" six fields. */
  app.post(
    "/payments/v2",
    withToken(shop, async (c, { reservations }) => {
      const body = await readJson(c);
      const vehicle = vehicleOf(String(body?.vin));
      if (!body || !vehicle) return refuse(c, 400);
      const { createPayment, reservationId: known } = c.req.query();
      if (known !== undefined && !reservations.has(known)) return refuse(c, 404);
      if (known === undefined && (vehicle.reserved || vehicle.bought)) return refuse(c, 409);
      const reservationId = known ?? newId();
      const fields = Object.fromEntries(
        bodyFields.filter((field) => field in body).map((field) => [field, body[field]]),
      );
      // "After a successful submit it is not new and the reservation id is reused" (4).
      const paymentId = (createPayment !== "true" && payments.get(reservationId)) || newId();
      payments.set(reservationId, paymentId);
      returns.set(paymentId, String(body.currentUrl));
      reservations.set(reservationId, { reservationId, paymentId, ...fields });
      return answer(c, {
        reservationId,
        paymentId,
        paymentUrl: `${new URL(c.req.url).origin}/provider/pay?payment=${paymentId}`,
        clientToken: `client-${paymentId}`,
        publicKey: "public-specified",
        paymentProvider: "specified",
      });
    }),
  );

  /** The payment provider behind `paymentUrl`: opening its page pays. */
  app.get("/provider/pay", (c) => {
    const to = returns.get(c.req.query("payment") ?? "");
    return to === undefined ? c.text("Not Found", 404) : c.redirect(to, 303);
  });

  /** No field of a reservation is shown: what was sent, and the ids that were answered. */
  app.get(
    "/users/me/reservations",
    withToken(shop, (c, { reservations }) => answer(c, [...reservations.values()])),
  );
  app.get(
    "/users/me/reservation/:id",
    withToken(shop, (c, { reservations }) => {
      const found = reservations.get(c.req.param("id") ?? "");
      return found ? answer(c, found) : refuse(c, 404);
    }),
  );
};

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

/** The most calls that are recorded; the oldest go first. */
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
    /** Without one the honest answers return. */
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
