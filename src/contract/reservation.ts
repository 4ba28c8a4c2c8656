import { z } from "zod";
import { listLimits } from "./list-limits.ts";
import { delivery, financeChoice, paymentProvider } from "./payment.ts";
import { receipt } from "./postal-address.ts";
import { addressId, calendarDate, dateTime, euros, identifier, sitePath, text, vin } from "./primitives.ts";

/** `held`: not paid yet, the vehicle is kept until `holdUntil`. `expired`: not paid in time. */
const reservationStatus = z.enum(["held", "confirmed", "cancelled", "expired", "completed"]);

const paymentStatus = z.enum(["pending", "paid", "failed", "refunding", "refunded"]);

const reservedVehicle = z.object({
  vin,
  brand: z.string().max(100),
  model: z.string().max(100),
  commercialDescription: z.string().max(300),
  imageUrl: z.string().max(2000).optional(),
  path: sitePath,
});

/** A reservation in the customer's list. The specification shows none of its fields: all are ours. Amounts in euros. */
export const reservationSummary = z.object({
  id: addressId,
  status: reservationStatus,
  vehicle: reservedVehicle,
  /** Total of specification section 9. */
  price: euros,
  createTime: dateTime,
  updateTime: dateTime,
  holdUntil: dateTime.optional(),
});

/** What the total is made of, and how much of it the card has paid. */
const reservationTotals = z.object({
  vehicle: euros,
  contractExpenses: euros,
  delivery: euros,
  warranty: euros,
  total: euros,
  deposit: euros,
  remaining: euros,
});

const documentKind = z.enum(["confirmation", "payment", "conditions", "withdrawal", "finance", "refund"]);

export const reservationDocument = z.object({
  id: identifier,
  kind: documentKind,
  name: z.string().max(200),
  contentType: z.string().max(100),
  createTime: dateTime,
});

/** One reservation with what its page shows. */
export const reservation = reservationSummary.extend({
  dealerId: identifier,
  name: z.string().max(200),
  email: z.string().max(254),
  phoneNumber: z.string().max(30),
  birthDate: calendarDate.optional(),
  delivery,
  receipt,
  warranty: z.object({ id: identifier, name: z.string().max(200), pvpPrice: euros }).optional(),
  finance: financeChoice.optional(),
  retakeId: addressId.optional(),
  totals: reservationTotals,
  payment: z.object({
    paymentId: z.string().max(255),
    status: paymentStatus,
    paymentProvider,
    amount: euros,
    paidAt: dateTime.optional(),
    refundedAt: dateTime.optional(),
  }),
  /** Until when cancelling gives the deposit back in full. */
  cancellableUntil: dateTime.optional(),
  cancelledAt: dateTime.optional(),
  documents: z.array(reservationDocument).max(listLimits.documents),
});

export const reservations = z.array(reservationSummary).max(listLimits.reservations);

/** Extension: why, if the customer says so. */
export const cancellationBody = z.object({ reason: text(500).optional() });
