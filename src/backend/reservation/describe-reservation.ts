import type { z } from "zod";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import type { reservationEvents, StoredFinance } from "#backend/store/schema/reservations.ts";
import type { WrittenCard } from "#backend/vehicle/build-card.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { reservation } from "#contract/reservation.ts";
import { eurosFromCents } from "#domain/money.ts";
import { reservationAmounts } from "#domain/reservation-amounts.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { cancellableUntil } from "./cancel-reservation.ts";
import { listDocuments } from "./documents/list-documents.ts";
import type { StoredAttempt, StoredReservation } from "./stored-reservation.ts";

type WirePayment = NonNullable<z.input<typeof reservation>["payment"]>;

const statuses = {
  new: "pending",
  open: "pending",
  closing: "pending",
  cancelled: "failed",
  paid: "paid",
  refunding: "refunding",
  refunded: "refunded",
} as const satisfies Record<StoredAttempt["state"], WirePayment["status"]>;

/**
 * The relevant payment of a reservation: the accepted one, else the last one. Expects at least one.
 * @param isKnown whether the provider has reported that unsettled payments were not paid
 */
const describePayment = (attempts: readonly StoredAttempt[], isKnown: boolean): WirePayment => {
  const counted = attempts.find(({ state }) => state === "paid") ?? attempts.at(-1);
  if (counted === undefined) throw new Error("A reservation has no payment");
  const { reservationId, number, state, provider, amountCents, paidAt, refundedAt, intentId } = counted;
  const { refundedCents, dispute } = counted;
  return {
    paymentId: intentId ?? `${reservationId}:${number}`,
    status: statuses[state] === "pending" && !isKnown ? "unknown" : statuses[state],
    paymentProvider: provider,
    amount: eurosFromCents(amountCents),
    ...(paidAt !== null && { paidAt: paidAt.toISOString() }),
    ...(refundedAt !== null && { refundedAt: refundedAt.toISOString() }),
    ...(state === "paid" && refundedCents > 0 && { refundedAmount: eurosFromCents(refundedCents) }),
    ...(dispute !== null && { dispute }),
  };
};

type Stored = {
  readonly address?: string | undefined;
  readonly zipCode?: string | undefined;
  readonly city?: string | undefined;
};

/** An address in the fields of the contract, a Portuguese postal code in its two; a dash for a part that is not stored. */
const wireAddress = ({ address = "-", zipCode = "-", city = "-" }: Stored, locale: Locale) => ({
  address,
  city,
  ...(marketOf(locale).postalCode.parts(zipCode) ?? { zipCode }),
});

export type ReservationParts = {
  readonly row: StoredReservation;
  readonly card: WrittenCard;
  readonly dealer: StoredDealer;
  /** Sorted by number. */
  readonly attempts: readonly StoredAttempt[];
  readonly events: readonly Pick<typeof reservationEvents.$inferSelect, "at" | "code">[];
};

type WireReservation = z.input<typeof reservation>;

/** The summary of a reservation in the customer's list. */
export const summariseReservation = ({ row, card, attempts, events }: ReservationParts, isKnown = true) => ({
  id: row.id,
  status: row.state,
  vehicle: {
    vin: card.vin,
    brand: card.brand,
    model: card.model,
    commercialDescription: card.commercialDescription,
    path: card.path,
    kind: card.kind,
    ...(card.picture !== undefined && { picture: card.picture }),
    ...(card.imageUrl !== undefined && { imageUrl: card.imageUrl }),
  },
  price: eurosFromCents(row.totalCents),
  createTime: row.createdAt.toISOString(),
  updateTime: row.updatedAt.toISOString(),
  ...(row.state === "held" && { holdUntil: row.holdUntil.toISOString() }),
  ...(row.state === "expired" &&
    events.some(({ code }) => code === "cards-declined") && { endedBy: "cards-declined" as const }),
  payment: describePayment(attempts, isKnown),
});

/** A reservation as the contract defines it, with labels in the locale; `isKnown` as for `describePayment`. */
export const describeReservation = (
  parts: ReservationParts,
  locale: Locale,
  isKnown = true,
): WireReservation => {
  const { row, dealer, attempts, events } = parts;
  const { receipt, delivery } = row;
  const until = cancellableUntil(row);
  return {
    ...summariseReservation(parts, isKnown),
    dealerId: dealer.wireId,
    name: row.name ?? "",
    email: row.email ?? "",
    phoneNumber: row.phone ?? "",
    ...(row.birthDate !== null && { birthDate: row.birthDate }),
    delivery: describeDelivery(row),
    deliveryDates: { earliest: delivery.earliest, latest: delivery.latest },
    receipt: describeReceipt(receipt, row.locale),
    ...describeWarranty(row, locale),
    ...(row.finance !== null && { finance: describeFinance(row.finance) }),
    ...(row.tradeInId !== null && { retakeId: row.tradeInId }),
    totals: describeTotals(row),
    ...(until !== undefined && { cancellableUntil: until.toISOString() }),
    ...(row.state === "cancelled" && row.endedAt !== null && { cancelledAt: row.endedAt.toISOString() }),
    timeline: events.map(({ at, code }) => ({
      at: at.toISOString(),
      code: code as NonNullable<WireReservation["timeline"]>[number]["code"],
    })),
    documents: listDocuments(row, attempts, locale),
  };
};

const describeDelivery = ({
  delivery,
  locale,
}: StoredReservation): NonNullable<WireReservation["delivery"]> => {
  const { deliveryType, deliveryDealer = "", window } = delivery;
  const country = delivery.country === "PT" ? "PT" : "ES";
  if (deliveryType === 1) return { deliveryType, deliveryDealer, country };
  const address = { ...wireAddress(delivery, locale), country } as const;
  if (deliveryType === 0) return { deliveryType, ...address };
  return {
    deliveryType,
    ...address,
    ...(window !== undefined && { window }),
  };
};

const describeReceipt = (
  receipt: StoredReservation["receipt"],
  locale: Locale,
): NonNullable<WireReservation["receipt"]> => {
  if (receipt === null) return { nif: "-", address: "-", zipCode: "-", city: "-" };
  const { nif, extraReceipt } = receipt;
  return {
    nif,
    ...wireAddress(receipt, locale),
    ...(extraReceipt && { extraReceipt: wireAddress(extraReceipt, locale) }),
  };
};

const describeWarranty = (
  { warrantyId, warrantyMonths, warrantyCents }: StoredReservation,
  locale: Locale,
): Pick<WireReservation, "warranty"> => {
  if (warrantyId === null || warrantyMonths === null) return {};
  const name = fill(wordingOf(locale).reservation.warranty, { months: String(warrantyMonths) });
  return { warranty: { id: warrantyId, name, pvpPrice: eurosFromCents(warrantyCents) } };
};

const describeFinance = (finance: StoredFinance): NonNullable<WireReservation["finance"]> => ({
  creditTypeId: finance.creditTypeId,
  initialValue: eurosFromCents(finance.depositCents),
  nrPayments: finance.months,
  promo: finance.promo,
  fee: eurosFromCents(finance.feeCents),
  lastFee: eurosFromCents(finance.lastFeeCents),
  capitalToFinance: eurosFromCents(finance.capitalCents),
  residualValue: eurosFromCents(finance.residualCents),
  initialExpenses: eurosFromCents(finance.initialExpensesCents),
  mtic: eurosFromCents(finance.mticCents),
  tan: finance.tan,
  taeg: finance.taeg,
});

const describeTotals = (row: StoredReservation): NonNullable<WireReservation["totals"]> => {
  const { dueNowCents, financedCents, tradeInCents, dueAtDeliveryCents } = reservationAmounts({
    totalCents: row.totalCents,
    reservationDepositCents: row.reservationDepositCents,
    financedCents: row.finance?.capitalCents ?? 0,
    tradeInCents: row.tradeInCents,
  });
  return {
    vehicle: eurosFromCents(row.isFinanced ? row.financedPriceCents : row.cashPriceCents),
    contractExpenses: eurosFromCents(row.contractExpensesCents),
    contractExpensesIncluded: row.contractExpensesIncluded,
    delivery: eurosFromCents(row.deliveryCents),
    warranty: eurosFromCents(row.warrantyCents),
    total: eurosFromCents(row.totalCents),
    dueNow: eurosFromCents(dueNowCents),
    financed: eurosFromCents(financedCents),
    tradeIn: eurosFromCents(tradeInCents),
    dueAtDelivery: eurosFromCents(dueAtDeliveryCents),
    cashPrice: eurosFromCents(row.cashPriceCents),
    financedPrice: eurosFromCents(row.financedPriceCents),
  };
};
