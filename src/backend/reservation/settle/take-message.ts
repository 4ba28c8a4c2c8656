import { BackendError, NotFoundError } from "#backend/errors.ts";
import { loggableError } from "#backend/loggable-error.ts";
import { paymentProvider } from "#backend/payment/choose-provider.ts";
import type { PaymentMessage, PaymentProvider } from "#backend/payment/payment-provider.ts";
import type { Orm } from "#backend/store/database.ts";
import { requestBytes } from "#contract/body-sizes.ts";
import { readBounded } from "#contract/read-bounded.ts";
import type { Logger } from "#platform/log.ts";
import { settleAndRefund } from "./settle-and-refund.ts";

type Taking = { readonly orm: Orm; readonly now: Date; readonly log: Logger };

/**
 * `POST payments/messages`: a message of the payment provider. It is believed once its signature is; what it says of a payment is
 * read again there. One about a payment that we do not know is refused, so that it comes again: whoever asked for that payment may not
 * have written it down yet.
 */
export const takePaymentMessage = async (request: Request, { orm, now, log }: Taking): Promise<Response> => {
  const provider = paymentProvider(orm);
  if (provider === undefined) throw new NotFoundError("No such path");
  const bytes = await readBounded(request, requestBytes.json);
  if (bytes === undefined) throw new BackendError("too-large", `At most ${requestBytes.json} bytes`);
  const message = readSigned(provider, {
    body: new TextDecoder().decode(bytes),
    headers: request.headers,
    log,
  });
  if (message === undefined) return taken();
  const intent = await provider.read(message.intentId);
  const settled = await settleAndRefund(orm, provider, intent, { now, log, messageId: message.id });
  if (settled === "unknown") throw new NotFoundError("No such payment is known here");
  log.info({ intentId: intent.id, settled }, "a message about a payment");
  return taken();
};

const taken = () => new Response(null, { status: 204 });

type Signed = { readonly body: string; readonly headers: Headers; readonly log: Logger };

const readSigned = (
  provider: PaymentProvider,
  { body, headers, log }: Signed,
): PaymentMessage | undefined => {
  try {
    return provider.readMessage(body, headers);
  } catch (error) {
    log.warn(loggableError(error), "a message about a payment that the provider has not signed");
    throw new BackendError("broken-body", "Not a signed message of the provider");
  }
};
