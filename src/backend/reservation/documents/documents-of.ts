import type { z } from "zod";
import type { reservationDocument } from "#contract/reservation.ts";
import { conditionsText } from "../conditions/accepted-conditions.ts";
import type { StoredAttempt, StoredReservation } from "../stored-reservation.ts";

type Kind = z.infer<typeof reservationDocument>["kind"];
type PaymentKind = Extract<Kind, "payment" | "refund">;

/** A paper of a reservation before it is written. `at` is the moment that it tells of, and that its file is dated. */
export type ReservationDocument = { readonly id: string; readonly at: Date } & (
  | { readonly kind: Exclude<Kind, PaymentKind> }
  | { readonly kind: PaymentKind; readonly attempt: StoredAttempt }
);

/** The id of what belongs to one payment: `payment-2`. */
export const paymentDocumentId = (kind: PaymentKind, { number }: Pick<StoredAttempt, "number">): string =>
  `${kind}-${number}`;

/**
 * The papers that there are of a reservation as it stands, in the order of a list. Once there, each stays, and says the same: what was
 * confirmed stays confirmed on paper when it is cancelled later.
 */
export const documentsOf = (
  reservation: StoredReservation,
  attempts: readonly StoredAttempt[],
): readonly ReservationDocument[] => {
  const { confirmedAt: at } = reservation;
  // What a bank has given back the shop has not.
  const refunds = attempts
    .filter(({ dispute }) => dispute !== "lost")
    .flatMap((attempt) => paymentDocument("refund", attempt, attempt.refundedAt));
  // How much a wrong amount was, no row says: there is no receipt of it.
  const receipts = attempts
    .filter(({ refundReason }) => refundReason !== "wrong-amount")
    .flatMap((attempt) => paymentDocument("payment", attempt, attempt.paidAt));
  if (at === null) return [...receipts, ...refunds];
  const { conditionsVersion, locale, finance } = reservation;
  const kinds = [
    ...(conditionsText(conditionsVersion, locale) === undefined ? [] : (["conditions"] as const)),
    "withdrawal" as const,
    ...(finance === null ? [] : (["finance"] as const)),
  ];
  return [
    { kind: "confirmation", id: "confirmation", at },
    ...receipts,
    ...kinds.map((kind) => ({ kind, id: kind, at })),
    ...refunds,
  ];
};

const paymentDocument = (
  kind: PaymentKind,
  attempt: StoredAttempt,
  at: Date | null,
): ReservationDocument[] =>
  at === null ? [] : [{ kind, id: paymentDocumentId(kind, attempt), at, attempt }];
