import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import type { EventMessage } from "#contract/events.ts";
import { type Receiver, receiversOf } from "./receivers.ts";

/** Answers with a status, never, or by ending the connection. */
type Reaction = number | "hang" | "drop" | ((answer: ServerResponse) => void);

type Received = EventMessage & { readonly id: string };

export type TestReceiver = {
  readonly url: string;
  /** As the settings name it. */
  readonly receiver: Receiver;
  /** What was verified by the library of Standard Webhooks, also when it was not acknowledged. */
  readonly received: Received[];
  /** Its reaction to what it has verified; it takes everything at first. What is not verified is answered 400. */
  react: (event: Received) => Reaction | Promise<Reaction>;
  /** In milliseconds: how far its clock is ahead. */
  clockIsOffBy: number;
  readonly close: () => Promise<void>;
};

export const testSecret = `whsec_${Buffer.alloc(32, "a").toString("base64")}`;

/** Does work that does not wait, by another clock. */
const atClock = <Value>(milliseconds: number, work: () => Value): Value => {
  const { now } = Date;
  Date.now = () => now() + milliseconds;
  try {
    return work();
  } finally {
    Date.now = now;
  }
};

/** A receiver of events in this process, with the faults that receivers have. The caller closes it. */
export const startTestReceiver = async (secret = testSecret, port = 0): Promise<TestReceiver> => {
  const webhook = new Webhook(secret);
  const received: Received[] = [];
  const server = createServer(async (request, answer) => {
    const body = await text(request);
    let event: Received;
    try {
      const headers = request.headers as Record<string, string>;
      const verify = () => webhook.verify(body, headers) as EventMessage;
      event = { ...atClock(self.clockIsOffBy, verify), id: headers["webhook-id"] ?? "" };
    } catch {
      answer.writeHead(400).end();
      return;
    }
    received.push(event);
    const reaction = await self.react(event);
    if (reaction === "drop") request.socket.destroy();
    else if (typeof reaction === "number") answer.writeHead(reaction).end();
    else if (reaction !== "hang") reaction(answer);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const self: TestReceiver = {
    url,
    receiver: testReceiverOf(url, secret),
    received,
    clockIsOffBy: 0,
    react: () => 204,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return self;
};

/** A receiver as the settings would make it. */
export const testReceiverOf = (url: string, secret = testSecret, privateHosts = ["127.0.0.1"]): Receiver => {
  const [receiver] = receiversOf({
    WEBHOOK_URLS: [url],
    WEBHOOK_SECRETS: [secret],
    WEBHOOK_PRIVATE_HOSTS: privateHosts,
  });
  if (receiver === undefined) throw new Error("No receiver");
  return receiver;
};
