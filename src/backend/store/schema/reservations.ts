import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { CreditTaxes } from "#domain/finance/credit-taxes.ts";
import type { Cents } from "#domain/money.ts";
import type { DeliveryType } from "#domain/reservation-total.ts";
import type { Locale } from "#platform/locale.ts";
import { dealers } from "./dealers.ts";
import { customers } from "./identity.ts";
import { tradeIns } from "./trade-ins.ts";
import { moment } from "./vehicle-types.ts";
import { vehicles } from "./vehicles.ts";

/** @public drizzle-kit reads it. */
export const reservationState = pgEnum("reservation_state", [
  "held",
  "confirmed",
  "cancelled",
  "expired",
  "completed",
]);

/** A postal address as entered. */
type StoredAddress = {
  readonly address: string;
  readonly zipCode: string;
  readonly zipCodeExtension?: string | undefined;
  readonly city: string;
};

/** `earliest` and `latest` are the promised days: `2026-12-01`. A dealer's id is the one on the wire. */
export type StoredDelivery = Partial<StoredAddress> & {
  readonly deliveryType: DeliveryType;
  readonly deliveryDealer?: string | undefined;
  readonly window?: "morning" | "afternoon" | undefined;
  readonly country: string;
  readonly earliest: string;
  readonly latest: string;
};

export type StoredReceipt = StoredAddress & {
  readonly nif: string;
  readonly extraReceipt?: StoredAddress | undefined;
};

/** The quote that was chosen: amounts in cents, rates in percent. */
export type StoredFinance = {
  readonly creditTypeId: string;
  readonly promo: boolean;
  readonly months: number;
  /** The down payment. */
  readonly depositCents: Cents;
  readonly feeCents: Cents;
  readonly lastFeeCents: Cents;
  readonly capitalCents: Cents;
  readonly residualCents: Cents;
  readonly initialExpensesCents: Cents;
  readonly mticCents: Cents;
  readonly tan: number;
  readonly taeg: number;
  /** Of the day: the document about the credit is calculated again by them. */
  readonly taxes: CreditTaxes;
};

/**
 * Reserved vehicles: `held` until paid, `confirmed` from then on. Every amount is the one of the day of the hold; later changes of the
 * shop's prices change none of them.
 */
export const reservations = pgTable(
  "reservations",
  {
    id: char("id", { length: 26 }).primaryKey(),
    customerId: char("customer_id", { length: 26 })
      .notNull()
      .references(() => customers.id),
    vehicleId: integer("vehicle_id")
      .notNull()
      .references(() => vehicles.id),
    /** The vehicle's. */
    dealerId: integer("dealer_id")
      .notNull()
      .references(() => dealers.id),
    state: reservationState("state").notNull(),
    /** The market that it was made in. */
    locale: text("locale").notNull().$type<Locale>(),
    /** What the vehicle costs paid at once and financed, of which one counts. */
    cashPriceCents: integer("cash_price_cents").notNull(),
    financedPriceCents: integer("financed_price_cents").notNull(),
    contractExpensesCents: integer("contract_expenses_cents").notNull(),
    /** Whether the price includes them. */
    contractExpensesIncluded: boolean("contract_expenses_included").notNull().default(false),
    deliveryCents: integer("delivery_cents").notNull(),
    warrantyCents: integer("warranty_cents").notNull(),
    totalCents: integer("total_cents").notNull(),
    /** What the card is charged. */
    reservationDepositCents: integer("deposit_cents").notNull(),
    isFinanced: boolean("is_financed").notNull(),
    finance: jsonb("finance").$type<StoredFinance>(),
    delivery: jsonb("delivery").notNull().$type<StoredDelivery>(),
    warrantyId: text("warranty_id"),
    warrantyMonths: integer("warranty_months"),
    tradeInId: char("trade_in_id", { length: 26 }).references(() => tradeIns.id, { onDelete: "set null" }),
    tradeInCents: integer("trade_in_cents").notNull(),
    /** The customer as typed; null once the account is deleted, as are telephone and address. */
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    birthDate: date("birth_date", { mode: "string" }),
    receipt: jsonb("receipt").$type<StoredReceipt>(),
    /** Version of the conditions that were accepted. */
    conditionsVersion: text("conditions_version").notNull(),
    /** Digest of the content whose change requires a new payment. */
    paymentDigest: char("payment_digest", { length: 64 }).notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    holdUntil: moment("hold_until").notNull(),
    /** Hash of the group of network addresses that it was held from; for a day. */
    addressKey: text("address_key"),
    confirmedAt: moment("confirmed_at"),
    /** When it was cancelled, or was not paid in time. */
    endedAt: moment("ended_at"),
    /** The reason, if the customer gave one. */
    cancelReason: text("cancel_reason"),
  },
  (table) => [
    uniqueIndex("reservations_live").on(table.vehicleId).where(sql`${table.state} in ('held', 'confirmed')`),
    uniqueIndex("reservations_live_trade_in")
      .on(table.tradeInId)
      .where(sql`${table.state} in ('held', 'confirmed')`),
    index("reservations_of_customer").on(table.customerId, table.createdAt),
    index("reservations_of_address").on(table.addressKey).where(sql`${table.addressKey} is not null`),
    index("reservations_due").on(table.holdUntil).where(sql`${table.state} = 'held'`),
    check("reservations_id_form", sql`${table.id} ~ '^[a-z0-9]{26}$'`),
    check("reservations_address_key", sql`${table.addressKey} ~ '^[\\w.-]{1,64}$'`),
    check("reservations_locale", sql`${table.locale} ~ '^[a-z]+$'`),
    check(
      "reservations_amounts",
      sql`least(${table.contractExpensesCents}, ${table.deliveryCents}, ${table.warrantyCents}, ${table.tradeInCents}) >= 0
        and least(${table.cashPriceCents}, ${table.financedPriceCents}, ${table.reservationDepositCents}) > 0`,
    ),
    check(
      "reservations_total",
      sql`${table.totalCents} = case when ${table.isFinanced} then ${table.financedPriceCents} else ${table.cashPriceCents} end
        + case when ${table.contractExpensesIncluded} then 0 else ${table.contractExpensesCents} end
        + ${table.deliveryCents} + ${table.warrantyCents}`,
    ),
    check("reservations_finance", sql`${table.isFinanced} = (${table.finance} is not null)`),
    check("reservations_warranty", sql`(${table.warrantyId} is null) = (${table.warrantyMonths} is null)`),
    check("reservations_hold", sql`${table.holdUntil} > ${table.createdAt}`),
    check(
      "reservations_confirmed",
      sql`${table.state} not in ('confirmed', 'completed') or ${table.confirmedAt} is not null`,
    ),
    check(
      "reservations_ended",
      sql`(${table.state} in ('cancelled', 'expired')) = (${table.endedAt} is not null)`,
    ),
  ],
);

/** What happened to a reservation, in its order, for its page. */
export const reservationEvents = pgTable(
  "reservation_events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    reservationId: char("reservation_id", { length: 26 })
      .notNull()
      .references(() => reservations.id, { onDelete: "cascade" }),
    at: moment("at").notNull(),
    /** The contract lists them. */
    code: text("code").notNull(),
  },
  (table) => [index("reservation_events_of").on(table.reservationId, table.id)],
);
