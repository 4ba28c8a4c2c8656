import { createHmac } from "node:crypto";
import { type EventMessage, eventVersion } from "#contract/events.ts";
import type { ClaimedDelivery } from "./claim-deliveries.ts";

/** The body of an event: the same bytes at each attempt. */
export const bodyOf = ({ type, subject, data, at }: ClaimedDelivery): string => {
  const timestamp = at.toISOString();
  const message: EventMessage = { type, version: eventVersion, timestamp, subject, data };
  return JSON.stringify(message);
};

/** The headers of Standard Webhooks, with a signature by each key. @param sentAt moment of this attempt */
export const signedHeaders = (
  body: string,
  { messageId, sentAt, keys }: { messageId: string; sentAt: Date; keys: readonly Buffer[] },
): Readonly<Record<`webhook-${"id" | "timestamp" | "signature"}`, string>> => {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const sign = (key: Buffer) =>
    `v1,${createHmac("sha256", key).update(`${messageId}.${timestamp}.${body}`).digest("base64")}`;
  return {
    "webhook-id": messageId,
    "webhook-timestamp": timestamp,
    "webhook-signature": keys.map(sign).join(" "),
  };
};
