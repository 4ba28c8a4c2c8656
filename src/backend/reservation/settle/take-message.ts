import { eq } from "drizzle-orm";
import { BackendError, NotFoundError, TooOftenError } from "#backend/errors.ts";
import { loggableError } from "#backend/loggable-error.ts";
import type { PaymentMessage, PaymentProvider } from "#backend/payment/payment-provider.ts";
import { paymentProvider } from "#backend/payment/providers.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { requestBytes } from "#contract/body-sizes.ts";
import { readBounded } from "#contract/read-bounded.ts";
import type { Logger } from "#platform/log.ts";
import { takePermit } from "#platform/rate-limit/take-permit.ts";
import { settleAndRefund } from "./settle-payment.ts";
import { takeReturned } from "./take-returned.ts";

type Taking = { readonly orm: Orm; readonly now: Date; readonly log: Logger };

/**
 * `POST payments/messages`: a message of the payment provider. It is accepted once its signature is verified; the payment itself is
 * read again from the provider. Messages about payments of other systems on the same account are accepted without effect. One
 * about an unknown payment of a reservation of ours is refused, so that it is sent again.
 */
export const takePaymentMessage = async (request: Request, { orm, now, log }: Taking): Promise<Response> => {
  const provider = paymentProvider(orm);
  if (provider === undefined) throw new NotFoundError("No such path");
  const bytes = await readBounded(request, requestBytes.json);
  if (bytes === undefined) throw new BackendError("too-large", `At most ${requestBytes.json} bytes`);
  const message = await readSigned(provider, {
    body: new TextDecoder().decode(bytes),
    headers: request.headers,
    log,
  });
  if (message === undefined) return taken();
  if (!message.isMarked && !(await isKnown(orm, message.intentId))) return taken();
  const intent = await provider.read(message.intentId);
  const settled = await settleAndRefund(orm, provider, intent, {
    ...{ now, log, messageId: message.id, isDeclined: message.isDeclined === true },
  });
  if (settled === "unknown" && (await isReservation(orm, intent.reservationId)))
    throw new NotFoundError("No such payment is known here");
  if (message.isReturn)
    await takeReturned(orm, await provider.readReturned(intent.id), { intentId: intent.id, now, log });
  log.info({ intentId: intent.id, settled }, "a message about a payment");
  return taken();
};

const isKnown = async (orm: Orm, intentId: string): Promise<boolean> =>
  (await orm.$count(paymentAttempts, eq(paymentAttempts.intentId, intentId))) > 0;

const isReservation = async (orm: Orm, id: string | undefined): Promise<boolean> =>
  id !== undefined && (await orm.$count(reservations, eq(reservations.id, id))) > 0;

const taken = () => new Response(null, { status: 204 });

type Signed = { readonly body: string; readonly headers: Headers; readonly log: Logger };

/** Signed messages are not rate limited: the provider sends as many as it needs. */
const readSigned = async (
  provider: PaymentProvider,
  { body, headers, log }: Signed,
): Promise<PaymentMessage | undefined> => {
  try {
    return provider.readMessage(body, headers);
  } catch (error) {
    const permit = await takePermit("unsignedMessage", headers);
    if (!permit.ok) throw new TooOftenError(permit.retryAfterSeconds);
    log.warn(loggableError(error), "a message about a payment that the provider has not signed");
    throw new BackendError("broken-body", "Not a signed message of the provider");
  }
};
