import { siteAddress } from "#backend/http/site-address.ts";
import { reservationCompleted } from "#backend/mail/messages/reservation-completed.ts";
import { reservationConfirmed } from "#backend/mail/messages/reservation-confirmed.ts";
import type { MailedReservation } from "#backend/mail/messages/reservation-mail-parts.ts";
import { reservationMoneyBack } from "#backend/mail/messages/reservation-money-back.ts";
import type { Mail } from "#backend/mail/queue-mail.ts";
import { answersTo } from "#backend/staff-mail/staff-recipient.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { loginAddress } from "#domain/login-address.ts";
import { type Cents, eurosFromCents } from "#domain/money.ts";
import { phoneText } from "#domain/phone-text.ts";
import { routePath } from "#domain/route-paths.ts";
import { shortReference } from "#domain/short-reference.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { documentsOf, paymentDocumentId } from "../documents/documents-of.ts";
import type { RefundReason } from "../settle/decide-settlement.ts";
import type { StoredAttempt } from "../stored-reservation.ts";
import { addressLine } from "./address-line.ts";
import { cancellationEnd } from "./cancellation-end.ts";
import { isReservationDeposit } from "./deposit-payment.ts";
import { handoverRows } from "./handover-rows.ts";
import { momentText } from "./moment-text.ts";
import { paymentRows, priceRows } from "./price-rows.ts";
import type { ReservationFacts } from "./read-reservation-facts.ts";

/** An event of a reservation, or of one of its payments. */
export type ReservationMessage =
  | { readonly kind: "confirmed" | "cancelled" | "cancelled-by-shop" | "completed" }
  | {
      /** A payment that was not accepted. */
      readonly kind: "not-kept";
      readonly reason: RefundReason;
      readonly attempt: Pick<StoredAttempt, "number">;
      /** The charged amount, which may be wrong. */
      readonly chargedCents: Cents;
    }
  | { readonly kind: "refunded"; readonly attempt: StoredAttempt }
  | { readonly kind: "refunded-partly"; readonly attempt: StoredAttempt; readonly partCents: Cents };

type Written = Pick<Mail, "subject" | "text" | "html" | "replyTo" | "attachment">;

/** Writes the mail about an event, in the reservation's language. */
export const writeMessage = (message: ReservationMessage, facts: ReservationFacts): Written => {
  const mailed = mailedOf(facts);
  const amount = (cents: Cents) => marketOf(mailed.locale).formats.money(eurosFromCents(cents));
  switch (message.kind) {
    case "confirmed":
      return confirmation(mailed, facts);
    case "completed":
      return reservationCompleted(mailed);
    case "cancelled":
    case "cancelled-by-shop": {
      const back = openRefund(facts);
      return reservationMoneyBack({
        ...mailed,
        kind: message.kind,
        amount: back === undefined ? undefined : amount(back),
      });
    }
    case "refunded":
    case "refunded-partly": {
      const cents = message.kind === "refunded" ? message.attempt.amountCents : message.partCents;
      return reservationMoneyBack({
        ...{ ...mailed, kind: message.kind, amount: amount(cents) },
        stays: facts.reservation.state === "confirmed",
      });
    }
    case "not-kept": {
      const kind = message.reason === "cancelled" ? "late" : message.reason;
      return reservationMoneyBack({ ...mailed, kind, amount: amount(message.chargedCents) });
    }
  }
};

/** What of the deposit is to be refunded yet; undefined where nothing is. */
const openRefund = ({ reservation, attempts }: ReservationFacts): Cents | undefined => {
  const deposit = attempts.find((each) => isReservationDeposit(reservation, each));
  if (deposit === undefined || deposit.state === "refunded") return undefined;
  return deposit.amountCents - deposit.refundedCents || undefined;
};

const mailedOf = ({ reservation, vehicle, dealer, shop }: ReservationFacts): MailedReservation => {
  const { id, locale, name } = reservation;
  const returnTo = routePath("reservation", locale, { id });
  return {
    ...{ locale, shop: shop.name, name, reference: id, vehicle },
    answersGoTo: answersTo("reservations", dealer, shop),
    dealer: { name: dealer.name, address: addressLine(dealer), phone: phoneText(dealer.phone) },
    link: `${siteAddress()}${loginAddress(locale, { returnTo })}`,
  };
};

const confirmation = (mailed: MailedReservation, facts: ReservationFacts): Written => {
  const { reservation, attempts } = facts;
  const { confirmedAt } = reservation;
  const deposit = attempts.find((each) => isReservationDeposit(reservation, each));
  if (confirmedAt === null || deposit === undefined)
    throw new Error("A reservation is confirmed by its deposit");
  const { locale, reference } = mailed;
  const { files } = wordingOf(locale).reservationMails;
  const { names } = wordingOf(locale).reservationDocuments;
  const short = shortReference(reference);
  // The law wants these on a durable medium (Ley 3/2014; Decreto-Lei 24/2014).
  const legal = documentsOf(reservation, attempts).flatMap(({ kind }) =>
    kind === "conditions" || kind === "withdrawal"
      ? [{ documentId: kind, fileName: fill(files[kind], { reference: short }) }]
      : [],
  );
  return {
    ...reservationConfirmed({
      ...mailed,
      ...{ prices: priceRows(facts), payment: paymentRows(facts), handover: handoverRows(facts) },
      attached: ["payment" as const, ...legal.map(({ documentId }) => documentId)].map((kind) => names[kind]),
      until: momentText(cancellationEnd(confirmedAt), locale),
    }),
    attachment: {
      kind: "reservation-document",
      reservationId: reference,
      documentId: paymentDocumentId("payment", deposit),
      fileName: fill(files.payment, { reference: short }),
      more: legal,
    },
  };
};
