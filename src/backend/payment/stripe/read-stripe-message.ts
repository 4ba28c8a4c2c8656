import Stripe from "stripe";
import { z } from "zod";
import type { PaymentMessage } from "../payment-provider.ts";
import { misfit, StripeFailure } from "./stripe-failure.ts";

/** The longest difference of a message's time from now, to either side: limits replays. Stripe signs each redelivery again. */
const toleranceSeconds = 300;

const messageSchema = z.object({
  id: z.string().regex(/^evt_\w{1,80}$/),
  type: z.string(),
  data: z.unknown(),
});

const metadata = z.record(z.string(), z.string()).nullish();
const aboutPayment = z.object({ object: z.object({ id: z.string(), metadata }) });
const aboutReturn = z.object({
  object: z.object({ currency: z.string(), payment_intent: z.string().nullish() }),
});

const verify = (body: string, headers: Headers, secret: string): unknown => {
  const signature = headers.get("stripe-signature") ?? "";
  // The library rejects only messages that are too old.
  const [, signedAt = 0] = /(?:^|,)t=(\d{1,12})/.exec(signature) ?? [];
  try {
    if (Number(signedAt) > Date.now() / 1000 + toleranceSeconds) throw new Error("of the future");
    return Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
  } catch {
    // The caught error contains the whole message.
    throw new StripeFailure("a message whose signature is missing, wrong, too old or of the future");
  }
};

const parse = <Value>(schema: z.ZodType<Value>, value: unknown): Value => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw misfit("a message that is none", parsed.error);
  return parsed.data;
};

type About = Omit<PaymentMessage, "id">;

/** The account may have payments of other systems, which carry no reservation id; refunds and disputes do not name a reservation. */
const intentOf = ({ type, data }: z.infer<typeof messageSchema>): About | undefined => {
  if (type.startsWith("payment_intent.")) {
    const { object } = parse(aboutPayment, data);
    const isMarked = /^[0-9a-z]{26}$/.test(object.metadata?.reservationId ?? "");
    const isDeclined = type === "payment_intent.payment_failed";
    return isMarked ? { intentId: object.id, isMarked, isDeclined } : undefined;
  }
  if (!/^(?:charge\.refund|refund\.|charge\.dispute\.)/.test(type)) return undefined;
  const { object } = parse(aboutReturn, data);
  if (object.currency !== "eur" || !object.payment_intent) return undefined;
  return { intentId: object.payment_intent, isMarked: false, isReturn: true };
};

/** What a message of Stripe concerns. Verifies signature and age on the raw bytes; throws {@link StripeFailure} on a forged one. */
export const readStripeMessage = (
  body: string,
  headers: Headers,
  secret: string,
): PaymentMessage | undefined => {
  const message = parse(messageSchema, verify(body, headers, secret));
  const about = intentOf(message);
  return about && { id: message.id, ...about };
};
