import { z } from "zod";
import { leadTypes } from "#domain/lead-types.ts";
import { vehicleStatuses } from "#domain/vehicle-types.ts";
import { field } from "./field.ts";

const dealerId = field(z.string(), "Dealer that sells, or that values the car", "ES001");
const vin = field(z.string(), "Vehicle", "WVWZZZ1KZ8W123456");
const tradeInId = field(z.string(), "Car that the customer trades in", "tr8m2k6x0q4w");

const lead = z.object({
  leadId: field(z.string(), "Id of the lead", "ld7f3k9w2m5x"),
  type: field(z.enum(Object.keys(leadTypes) as [keyof typeof leadTypes]), "Kind of the lead", "test-drive"),
  dealerId: dealerId.optional(),
  vin: vin.optional(),
  language: field(z.string(), "Language of the customer: es or pt", "es"),
});

const appointment = z.object({
  tradeInId,
  dealerId,
  start: field(z.iso.datetime(), "When it begins", "2026-11-20T09:30:00.000Z"),
  minutes: field(z.int(), "How long it takes", 45, "minutes"),
  sequence: field(z.int(), "Rises by one with each change of the appointment", 0),
});

const reservation = z.object({
  reservationId: field(z.string(), "Id of the reservation", "rs4n8v1c6y3z"),
  vin,
  dealerId,
  total: field(z.number(), "Price of the vehicle with all that was chosen", 18_490, "EUR"),
  deposit: field(z.number(), "Amount of the card payment", 300, "EUR"),
  tradeInId: tradeInId.optional(),
});

const valuedTradeIn = z.object({
  tradeInId,
  dealerId,
  valuation: field(z.number(), "What the shop offers for the car", 12_340, "EUR"),
  wantsToBuy: field(z.boolean(), "Whether the customer wants a vehicle of the shop for it", true),
});

const vehicleChange = z.object({
  vin,
  dealerId,
  from: field(z.enum(vehicleStatuses), "Status before", "in-stock"),
  to: field(z.enum(vehicleStatuses), "Status now", "reserved"),
});

const alertMatch = z.object({
  alertId: field(z.string(), "Id of the alert", "al2h6p0t9s4b"),
  kind: field(z.enum(["car-alert", "price-drop"]), "Kind of the alert", "car-alert"),
  vin,
  change: field(z.enum(["arrived", "cheaper"]), "What the vehicle did", "arrived"),
});

const deletedAccount = z.object({
  customerId: field(z.string(), "Id that the customer had", "cu5d1r7g3j8q"),
});

/** What a receiver of events gets as `data`, by the name of its schema. */
export const eventSchemas = {
  LeadEvent: field(lead, "A lead"),
  AppointmentEvent: field(appointment, "An appointment"),
  ReservationEvent: field(reservation, "A reservation"),
  TradeInEvent: field(valuedTradeIn, "A valued car"),
  VehicleEvent: field(vehicleChange, "A change of a vehicle"),
  AlertEvent: field(alertMatch, "A match of an alert"),
  AccountEvent: field(deletedAccount, "A deleted account"),
} as const;

/**
 * All events by type, with what has happened. Ids alone stand for people: the calls of the back office give the rest to those who may read
 * it.
 */
export const eventCatalogue = {
  "lead.created": {
    description: "A customer sent a lead; a newsletter or an alert once its address is confirmed.",
    schema: "LeadEvent",
  },
  "trade_in.valued": { description: "A car was valued, perhaps again.", schema: "TradeInEvent" },
  "appointment.booked": {
    description: "An appointment for an inspection is certain.",
    schema: "AppointmentEvent",
  },
  "appointment.moved": {
    description: "An appointment has another time or dealer.",
    schema: "AppointmentEvent",
  },
  "appointment.cancelled": { description: "An appointment is off.", schema: "AppointmentEvent" },
  "reservation.held": {
    description: "A vehicle is held until its deposit is paid.",
    schema: "ReservationEvent",
  },
  "reservation.paid": {
    description: "The deposit is paid: the reservation is confirmed.",
    schema: "ReservationEvent",
  },
  "reservation.cancelled": { description: "A reservation is cancelled.", schema: "ReservationEvent" },
  "reservation.refunded": { description: "The deposit is refunded.", schema: "ReservationEvent" },
  "reservation.completed": { description: "The vehicle was handed over.", schema: "ReservationEvent" },
  "reservation.expired": {
    description: "A vehicle is no longer held: nobody paid, or the cards were declined.",
    schema: "ReservationEvent",
  },
  "reservation.disputed": { description: "The customer disputes the payment.", schema: "ReservationEvent" },
  "vehicle.status_changed": { description: "A vehicle has another status.", schema: "VehicleEvent" },
  "alert.matched": { description: "A vehicle matches the alert of a customer.", schema: "AlertEvent" },
  "account.deleted": {
    description: "A customer deleted the account: delete what you store of it.",
    schema: "AccountEvent",
  },
} as const satisfies Readonly<
  Record<string, { readonly description: string; readonly schema: keyof typeof eventSchemas }>
>;

export type EventType = keyof typeof eventCatalogue;
export type EventData<Type extends EventType> = z.input<
  (typeof eventSchemas)[(typeof eventCatalogue)[Type]["schema"]]
>;

/** Rises when a receiver of the version before would misread an event. New fields and types do not count. */
export const eventVersion = 1;

/** The body of a webhook. */
export type EventMessage = {
  readonly type: EventType;
  readonly version: typeof eventVersion;
  /** When it happened. */
  readonly timestamp: string;
  /** What it is about: the events of one subject come in their order. */
  readonly subject: string;
  readonly data: EventData<EventType>;
};
