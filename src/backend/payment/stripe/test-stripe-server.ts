import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createStripeBooks, newId } from "./test-stripe-books.ts";
import { createStripeControl, type StripeControl } from "./test-stripe-control.ts";
import { createStripeDisputes } from "./test-stripe-disputes.ts";
import { createStripeFaults, type FaultKind } from "./test-stripe-faults.ts";
import { type Answered, createStripeKeys } from "./test-stripe-keys.ts";
import { createStripeMessages } from "./test-stripe-messages.ts";
import { StripeRefusal } from "./test-stripe-objects.ts";
import { createStripeRefunds } from "./test-stripe-refunds.ts";
import { createStripeRoutes, type StandInRequest } from "./test-stripe-routes.ts";

export type StandInOptions = {
  readonly port?: number;
  readonly secretKey?: string;
  readonly publishableKey?: string;
  readonly webhookSecret?: string;
  /** Address for messages; without one they are only recorded. */
  readonly webhookUrl?: string;
};

export type StripeStandIn = {
  /** For `STRIPE_API_BASE`. */
  readonly url: string;
  readonly control: StripeControl;
  readonly close: () => Promise<void>;
};

const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "GET, POST",
};

const readRequest = async (request: IncomingMessage): Promise<StandInRequest> => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://stand-in");
  const body = new URLSearchParams(await text(request));
  const { method = "", headers } = request;
  return { method, path: pathname, params: new URLSearchParams([...searchParams, ...body]), headers };
};

/**
 * Stripe's server in this process, on loopback: stores payments and refunds, replays idempotent answers, sends signed messages, and
 * simulates faults of the network and the provider. The caller closes it.
 */
export const startStripeStandIn = async (options: StandInOptions = {}): Promise<StripeStandIn> => {
  const { port = 0, secretKey = "sk_test_standin", publishableKey = "pk_test_standin" } = options;
  const clock = { aheadMs: 0 };
  const now = () => Math.floor((Date.now() + clock.aheadMs) / 1000);
  const webhook = { url: options.webhookUrl, secret: options.webhookSecret ?? "whsec_standin" };
  const messages = createStripeMessages(webhook);
  const books = createStripeBooks({ now, emit: messages.emit });
  const refunds = createStripeRefunds({ now, emit: messages.emit }, books.get);
  const disputes = createStripeDisputes({ now, emit: messages.emit }, books.get);
  const faults = createStripeFaults();
  const keys = createStripeKeys(now);
  const routes = createStripeRoutes(
    { books, refunds, disputes },
    { secret: secretKey, publishable: publishableKey },
  );
  const requests: StandInRequest[] = [];
  const control = createStripeControl({ clock, messages, books, refunds, disputes, faults, requests });

  const answerTo = (request: StandInRequest, fault: FaultKind | undefined): Answered => {
    const { route, id } = routes.find(request);
    const isPage = routes.checkKey(request, route, id);
    const error = JSON.stringify({ error: { type: "api_error", message: "An unknown error occurred" } });
    const canned =
      typeof fault === "object" ? { status: fault.status, body: fault.body ?? error } : undefined;
    const isSaved = typeof fault === "object" && fault.isSaved === true;
    if (canned && !isSaved) return { ...canned, isReplayed: false };
    const key = request.method === "POST" ? String(request.headers["idempotency-key"] ?? "") : "";
    const signature = `${request.path}?${request.params}`;
    const before = key === "" ? undefined : keys.find(key, signature);
    if (before !== undefined) return before;
    const fresh = (status: number, body: string, isStored: boolean): Answered => {
      if (key !== "" && isStored) keys.store(key, signature, { status, body });
      return { status, body, isReplayed: false };
    };
    if (canned) return fresh(canned.status, canned.body, true);
    try {
      return fresh(200, JSON.stringify(routes.show(route.work(id, request.params), isPage)), true);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return fresh(error.status, JSON.stringify(error.body), error.isSaved);
    }
  };

  const respond = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (incoming.method === "OPTIONS") return void response.writeHead(204, cors).end();
    if (incoming.url === "/stand-in/control") return control.answer(await text(incoming), response);
    const request = await readRequest(incoming);
    requests.push(request);
    const fault = faults.take(routes.find(request).route.operation);
    if (fault === "hang") return;
    if (fault === "drop-before") return void incoming.socket.destroy();
    const { status, body, isReplayed } = answerTo(request, fault);
    if (fault === "hang-after") return;
    if (fault === "drop-after") return void incoming.socket.destroy();
    const replayed = isReplayed ? { "idempotent-replayed": "true" } : {};
    const version = String(request.headers["stripe-version"] ?? "none");
    const type = {
      "content-type": "application/json",
      "request-id": newId("req"),
      "stripe-version": version,
    };
    response.writeHead(status, { ...cors, ...type, ...replayed });
    if (fault !== "drip") return void response.end(body);
    const drip = setInterval(() => response.write(" "), 1_000);
    response.on("close", () => clearInterval(drip));
  };

  const server = createServer((incoming, response) => {
    respond(incoming, response).catch((error: unknown) => {
      const broken = { status: 500, body: { error: { message: String(error) } } };
      const { status, body } = error instanceof StripeRefusal ? error : broken;
      response.writeHead(status, { ...cors, "content-type": "application/json", "request-id": newId("req") });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    control: control.calls,
    close: async () => {
      messages.end();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
