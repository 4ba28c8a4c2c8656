import { z } from "zod";
import { leadTypes } from "#domain/lead-types.ts";
import { vehicleStatuses } from "#domain/vehicle-types.ts";

const lead = z.object({
  leadId: z.string(),
  type: z.enum(Object.keys(leadTypes) as [keyof typeof leadTypes]),
  dealerId: z.string().optional(),
  vin: z.string().optional(),
  language: z.string(),
});

const appointment = z.object({
  tradeInId: z.string(),
  dealerId: z.string(),
  start: z.iso.datetime(),
  minutes: z.int(),
  /** Rises by one with each change. */
  sequence: z.int(),
});

const reservation = z.object({
  reservationId: z.string(),
  vin: z.string(),
  dealerId: z.string(),
  /** Of the vehicle with all that was chosen, and of the card payment, in euros. */
  total: z.number(),
  deposit: z.number(),
  tradeInId: z.string().optional(),
});

/**
 * What a receiver of events gets as `data`, by type. Ids alone stand for people: the calls of the back office give the rest to those who may
 * read it.
 */
const eventData = {
  "lead.created": lead,
  "trade_in.valued": z.object({
    tradeInId: z.string(),
    dealerId: z.string(),
    valuation: z.number(),
    wantsToBuy: z.boolean(),
  }),
  "appointment.booked": appointment,
  "appointment.moved": appointment,
  "appointment.cancelled": appointment,
  "reservation.held": reservation,
  "reservation.paid": reservation,
  "reservation.cancelled": reservation,
  "reservation.refunded": reservation,
  "reservation.completed": reservation,
  "reservation.expired": reservation,
  "reservation.disputed": reservation,
  "vehicle.status_changed": z.object({
    vin: z.string(),
    dealerId: z.string(),
    from: z.enum(vehicleStatuses),
    to: z.enum(vehicleStatuses),
  }),
  "alert.matched": z.object({
    alertId: z.string(),
    kind: z.enum(["car-alert", "price-drop"]),
    vin: z.string(),
    change: z.enum(["arrived", "cheaper"]),
  }),
  "account.deleted": z.object({ customerId: z.string() }),
} as const;

export type EventType = keyof typeof eventData;
export type EventData<Type extends EventType> = z.input<(typeof eventData)[Type]>;
