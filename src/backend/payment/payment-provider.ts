import type { PublicRoute } from "#backend/http/public-route.ts";
import type { Orm } from "#backend/store/database.ts";
import type { Cents } from "#domain/money.ts";

/** `processing`: in progress; can be neither paid again nor cancelled. */
export type IntentStatus = "open" | "processing" | "succeeded" | "cancelled";

/** One payment as its provider stores it. */
export type PaymentIntent = {
  readonly id: string;
  readonly status: IntentStatus;
  readonly amountCents: Cents;
  /** The browser confirms the payment with it. */
  readonly clientToken: string;
  /** Metadata of the order: identifies the reservation even before the intent's id is stored. */
  readonly reservationId: string | undefined;
  readonly attempt: number | undefined;
};

export type PaymentOrder = {
  readonly reservationId: string;
  /** Number of the attempt within the reservation, from 1. */
  readonly attempt: number;
  readonly amountCents: Cents;
};

/** A message of the provider whose signature is verified. Its content is not trusted: the payment is read again. */
export type PaymentMessage = {
  readonly id: string;
  readonly intentId: string;
  /** The message itself states that its payment belongs to the shop. Unknown for others: an account may serve several systems. */
  readonly isMarked: boolean;
  /** Reports that a card was refused or its holder did not authenticate; this cannot be read from the payment afterwards. */
  readonly isDeclined?: boolean;
  /** Concerns a refund or a dispute: the returned amounts are read. */
  readonly isReturn?: boolean;
};

/** `open`: the cardholder disputes the charge at the bank. `lost`: the bank has returned the money. */
export type DisputeState = "open" | "won" | "lost";

/** What has been returned of a completed payment, by the shop or at the provider. */
export type ReturnedMoney = {
  /** The sum of completed refunds. */
  readonly refundedCents: Cents;
  readonly dispute: DisputeState | undefined;
};

/**
 * Charges cards. All amounts are in euros. Every call is idempotent. Methods throw when the provider is unreachable or its answer is
 * invalid.
 */
export interface PaymentProvider {
  /** Its name in `providers.ts`, stored with each payment. */
  readonly name: string;
  /** Key by which the browser identifies the account. */
  readonly publicKey: string;
  /** Creates the intent of this order at the first call and returns the same one afterwards. */
  readonly create: (order: PaymentOrder) => Promise<PaymentIntent>;
  readonly read: (intentId: string) => Promise<PaymentIntent>;
  /** Returns the intent after the call: cancelled, or in the final state that it had reached before. */
  readonly cancel: (intentId: string) => Promise<PaymentIntent>;
  /**
   * Refunds until `cents` of the charge are back with the customer, by default all of it; earlier refunds count. `false` while the provider
   * is processing it. Throws when the provider refuses.
   */
  readonly refund: (intentId: string, cents?: Cents) => Promise<boolean>;
  readonly readReturned: (intentId: string) => Promise<ReturnedMoney>;
  /** Parses a message of the provider about a payment; undefined for its other messages. Throws on a forged one. */
  readonly readMessage: (body: string, headers: Headers) => PaymentMessage | undefined;
}

/** A payment provider on the services' side: an entry of `providers.ts`. */
export type PaymentService = {
  /** Opens the provider; undefined where the environment does not enable it. */
  readonly open: (orm: Orm) => PaymentProvider | undefined;
  /** Makes no real charges: every other provider takes precedence. */
  readonly movesNoMoney?: true;
  /** Routes for browsers below the services' address, present while this provider is active. */
  readonly routes?: readonly PublicRoute[];
};
