import { z } from "zod";
import { isSignatureOf, signatureOf } from "#platform/signature.ts";
import type { PaymentMessage } from "../payment-provider.ts";

const purpose = "sandbox-message";
const header = "x-sandbox-signature";

/** The longest age of a signature in seconds: limits the replay of an intercepted message. */
const toleranceSeconds = 300;

const messageSchema = z.object({
  id: z.string().min(1).max(100),
  type: z.string().max(100),
  data: z.object({ object: z.object({ id: z.string().min(1).max(100) }) }),
});

/** The body of a message and the header that signs it, in the shape of Stripe's. */
export const writeSandboxMessage = (
  { id, type, intentId }: { readonly id: string; readonly type: string; readonly intentId: string },
  now: Date,
): { readonly body: string; readonly headers: Readonly<Record<string, string>> } => {
  const body = JSON.stringify({ id, type, data: { object: { id: intentId } } });
  const seconds = Math.floor(now.getTime() / 1000);
  return { body, headers: { [header]: `t=${seconds},v1=${signatureOf(purpose, `${seconds}.${body}`)}` } };
};

/** Parses a message of the sandbox. Throws when its signature is invalid or expired. */
export const readSandboxMessage = (body: string, headers: Headers): PaymentMessage | undefined => {
  const [, seconds = "", signature = ""] =
    /^t=(\d{1,12}),v1=([\w-]{43})$/.exec(headers.get(header) ?? "") ?? [];
  if (!isSignatureOf(purpose, `${seconds}.${body}`, signature)) throw new Error("Not signed by the sandbox");
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > toleranceSeconds)
    throw new Error("Signed too long ago, or not yet");
  const { id, type, data } = messageSchema.parse(JSON.parse(body));
  if (!type.startsWith("payment_intent.")) return undefined;
  return {
    id,
    intentId: data.object.id,
    isMarked: true,
    isDeclined: type === "payment_intent.payment_failed",
  };
};
