import { type Dispatcher, request } from "undici";
import { siteAddress } from "#backend/http/site-address.ts";
import { PrivateAddressError } from "#backend/public-agent.ts";
import type { ClaimedDelivery } from "./claim-deliveries.ts";
import type { Receiver } from "./receivers.ts";
import { bodyOf, signedHeaders } from "./sign-event.ts";

/** What is read of an answer, so that its connection can be used again. */
const readBytes = 4096;

export type Posted =
  | { readonly kind: "delivered" }
  /** The receiver wants no more events. */
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly error: string; readonly retryAfterSeconds?: number };

/** Sends an event once. Only a status from 200 to 299 counts as taken; a redirect is not followed. */
export const postEvent = async (
  delivery: ClaimedDelivery,
  { url, keys }: Receiver,
  { dispatcher, milliseconds }: { readonly dispatcher: Dispatcher; readonly milliseconds: number },
): Promise<Posted> => {
  const signal = AbortSignal.timeout(milliseconds);
  const content = bodyOf(delivery);
  const { messageId, sentAt } = delivery;
  try {
    const answer = await request(url, {
      ...{ method: "POST", dispatcher, signal, body: content },
      headers: {
        "content-type": "application/json",
        "user-agent": `webhooks (+${siteAddress()})`,
        ...signedHeaders(content, { messageId, sentAt, keys }),
      },
    });
    const { statusCode, headers, body } = answer;
    await body.dump({ limit: readBytes, signal }).catch(() => undefined);
    if (statusCode >= 200 && statusCode < 300) return { kind: "delivered" };
    if (statusCode === 410) return { kind: "gone" };
    const error = `HTTP ${statusCode}`;
    return { kind: "failed", error, ...waitOf(headers["retry-after"], sentAt) };
  } catch (error) {
    return { kind: "failed", error: signal.aborted ? "TIMEOUT" : codeOf(error) };
  }
};

/** `Retry-After`, in seconds or as a date. */
const waitOf = (value: string | string[] | undefined, now: Date): { retryAfterSeconds?: number } => {
  if (typeof value !== "string") return {};
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - now.getTime()) / 1000;
  return seconds > 0 ? { retryAfterSeconds: seconds } : {};
};

/** A code of Node or undici, without address or content. */
const codeOf = (error: unknown): string => {
  if (error instanceof PrivateAddressError) return "PRIVATE_ADDRESS";
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^[A-Z0-9_]{1,60}$/.test(code) ? code : "NO_ANSWER";
};
