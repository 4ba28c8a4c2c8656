import Stripe from "stripe";
import { z } from "zod";
import type { PaymentMessage } from "../payment-provider.ts";
import { misfit, StripeFailure } from "./stripe-failure.ts";

/** Older messages are refused: somebody may have kept them. Stripe signs each repetition anew. */
const toleranceSeconds = 300;

const messageSchema = z.object({
  id: z.string().regex(/^evt_\w{1,80}$/),
  type: z.string(),
  data: z.unknown(),
});

const metadata = z.record(z.string(), z.string()).nullish();
const aboutPayment = z.object({ object: z.object({ id: z.string(), metadata }) });
const aboutRefund = z.object({
  object: z.object({ currency: z.string(), payment_intent: z.string().nullish() }),
});

const verify = (body: string, headers: Headers, secret: string): unknown => {
  const signature = headers.get("stripe-signature") ?? "";
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
  } catch {
    // What is caught holds the whole message.
    throw new StripeFailure("a message whose signature is missing, wrong or too old");
  }
};

const parse = <Value>(schema: z.ZodType<Value>, value: unknown): Value => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw misfit("a message that is none", parsed.error);
  return parsed.data;
};

/** The account may have other payments than the shop's: those are in nobody's books here. */
const intentOf = ({ type, data }: z.infer<typeof messageSchema>): string | undefined => {
  if (type.startsWith("payment_intent.")) {
    const { object } = parse(aboutPayment, data);
    return object.metadata?.reservationId === undefined ? undefined : object.id;
  }
  if (!/^(?:charge\.refund|refund\.)/.test(type)) return undefined;
  const { object } = parse(aboutRefund, data);
  return object.currency === "eur" ? (object.payment_intent ?? undefined) : undefined;
};

/** What a message of Stripe's concerns, its signature and age checked on the bytes that came; throws {@link StripeFailure} on a forged one. */
export const readStripeMessage = (
  body: string,
  headers: Headers,
  secret: string,
): PaymentMessage | undefined => {
  const message = parse(messageSchema, verify(body, headers, secret));
  const intentId = intentOf(message);
  return intentId === undefined ? undefined : { id: message.id, intentId };
};
