import type { PublicRoute } from "#backend/http/public-route.ts";
import type { Orm } from "#backend/store/database.ts";
import type { Cents } from "#domain/money.ts";

/** `processing`: on its way, and neither to be paid again nor to be cancelled. */
export type IntentStatus = "open" | "processing" | "succeeded" | "cancelled";

/** One payment as its provider keeps it. */
export type PaymentIntent = {
  readonly id: string;
  readonly status: IntentStatus;
  readonly amountCents: Cents;
  /** What the browser pays with. */
  readonly clientToken: string;
  /** What it was asked for with: whose it is, also before its id was written down. */
  readonly reservationId: string | undefined;
  readonly attempt: number | undefined;
};

export type PaymentOrder = {
  readonly reservationId: string;
  /** 1, 2, 3 of the reservation. */
  readonly attempt: number;
  readonly amountCents: Cents;
};

/** A message of the provider, its signature checked. What it says of a payment is not believed: that is read again. */
export type PaymentMessage = {
  readonly id: string;
  readonly intentId: string;
  /** Says itself that its payment is one of the shop's. Of others it is not known: an account may serve several systems. */
  readonly isMarked: boolean;
  /** Says that a card was refused, or its holder not there: of that nothing can be read afterwards. */
  readonly isDeclined?: boolean;
  /** Is about a refund or a dispute: what went back is read. */
  readonly isReturn?: boolean;
};

/** `open`: the card's holder has asked the bank for the money. `lost`: the bank has given it back. */
export type DisputeState = "open" | "won" | "lost";

/** What has gone back of a payment that was made, whoever asked for it. */
export type ReturnedMoney = {
  /** What refunds have given back that are done. */
  readonly refundedCents: Cents;
  readonly dispute: DisputeState | undefined;
};

/**
 * Whoever charges cards. All amounts are in euros. Every call may be repeated: it has the effect of one. A provider that cannot be
 * reached, or says what it should not, throws.
 */
export interface PaymentProvider {
  /** As `providers.ts` calls it; stored with each payment. */
  readonly name: string;
  /** What the browser names itself with. */
  readonly publicKey: string;
  /** The intent of this order: made at the first call, the same one at every later one. */
  readonly create: (order: PaymentOrder) => Promise<PaymentIntent>;
  readonly read: (intentId: string) => Promise<PaymentIntent>;
  /** The intent as it is afterwards: cancelled, or what it had become before. */
  readonly cancel: (intentId: string) => Promise<PaymentIntent>;
  /** Gives back all that was charged; `false` while the provider is still at it. Throws when it refuses. */
  readonly refund: (intentId: string) => Promise<boolean>;
  readonly readReturned: (intentId: string) => Promise<ReturnedMoney>;
  /** A message that comes from the provider and concerns a payment; undefined for every other one of its own; throws on a forged one. */
  readonly readMessage: (body: string, headers: Headers) => PaymentMessage | undefined;
}

/** What the services have of a payment provider: an entry of `providers.ts`. */
export type PaymentService = {
  /** The provider; undefined where the environment does not have it charge. */
  readonly open: (orm: Orm) => PaymentProvider | undefined;
  /** Charges nobody: every other one comes before it. */
  readonly isPretence?: true;
  /** What browsers reach of it below the services' address, while it is the one that charges. */
  readonly routes?: readonly PublicRoute[];
};
