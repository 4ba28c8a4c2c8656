import type { z } from "zod";
import { wordingOf } from "#backend/wording/wording.ts";
import { listLimits } from "#contract/customer-list-limits.ts";
import type { reservationDocument } from "#contract/reservation.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { StoredAttempt, StoredReservation } from "../stored-reservation.ts";
import { isReservationDeposit } from "../texts/deposit-payment.ts";
import { documentsOf, type ReservationDocument } from "./documents-of.ts";

type Listed = z.input<typeof reservationDocument>;

/**
 * The documents of a reservation for its page, with titles in the page's language; the documents themselves are in the language of the
 * reservation.
 * @param attempts all payment attempts of the reservation, sorted by number
 */
export const listDocuments = (
  reservation: StoredReservation,
  attempts: readonly StoredAttempt[],
  locale: Locale,
): Listed[] =>
  documentsOf(reservation, attempts)
    .slice(0, listLimits.documents)
    .map((document) => ({
      id: document.id,
      kind: document.kind,
      name: nameOf(document, reservation, locale),
      contentType: "application/pdf",
      createTime: document.at.toISOString(),
    }));

const nameOf = (document: ReservationDocument, reservation: StoredReservation, locale: Locale): string => {
  const { names } = wordingOf(locale).reservationDocuments;
  const { kind } = document;
  if (kind !== "payment" && kind !== "refund") return names[kind];
  if (isReservationDeposit(reservation, document.attempt)) return names[kind];
  const other = kind === "payment" ? names.otherPayment : names.otherRefund;
  return fill(other, { date: marketOf(locale).formats.longDate(document.at) });
};
