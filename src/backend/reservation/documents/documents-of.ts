import type { z } from "zod";
import type { reservationDocument } from "#contract/reservation.ts";
import { conditionsText } from "../conditions/accepted-conditions.ts";
import type { StoredAttempt, StoredReservation } from "../stored-reservation.ts";

type Kind = z.infer<typeof reservationDocument>["kind"];
type PaymentKind = Extract<Kind, "payment" | "refund">;

/** A document of a reservation before it is rendered. `at` is the time of its event, and the date of its file. */
export type ReservationDocument = { readonly id: string; readonly at: Date } & (
  | { readonly kind: Exclude<Kind, PaymentKind> }
  | { readonly kind: PaymentKind; readonly attempt: StoredAttempt }
);

/** The id of a document about one payment: `payment-2`. */
export const paymentDocumentId = (kind: PaymentKind, { number }: Pick<StoredAttempt, "number">): string =>
  `${kind}-${number}`;

/**
 * The documents of a reservation in its current state, in the order of a list. An issued document stays and does not change: the
 * confirmation remains when the reservation is cancelled later.
 */
export const documentsOf = (
  reservation: StoredReservation,
  attempts: readonly StoredAttempt[],
): readonly ReservationDocument[] => {
  const { confirmedAt: at } = reservation;
  // Money returned by a bank is no refund of the shop's.
  const refunds = attempts
    .filter(({ dispute }) => dispute !== "lost")
    .flatMap((attempt) => paymentDocument("refund", attempt, attempt.refundedAt));
  // No row stores the amount of a wrong charge, so there is no receipt for it.
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
