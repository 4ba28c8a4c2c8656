import { z } from "zod";
import { listLimits } from "./customer-list-limits.ts";
import { ours } from "./ours.ts";
import { delivery, financeChoice, paymentProvider, paymentStatus } from "./payment.ts";
import { vehiclePicture } from "./picture.ts";
import { receipt } from "./postal-address.ts";
import { addressId, calendarDate, dateTime, euros, identifier, sitePath, text, vin } from "./primitives.ts";
import { vehicleKind } from "./vehicle-card.ts";

/** `held`: not paid yet, the vehicle is held until `holdUntil`. `expired`: not paid in time. */
const reservationStatus = z.enum(["held", "confirmed", "cancelled", "expired", "completed"]);

const reservedVehicle = z.object({
  vin,
  brand: z.string().max(100),
  model: z.string().max(100),
  commercialDescription: z.string().max(300),
  imageUrl: z.string().max(2000).optional(),
  path: sitePath,
  kind: vehicleKind.optional(),
  picture: vehiclePicture,
});

/** The deposit. What was given back stays the amount that was charged. */
const depositPayment = z.object({
  paymentId: z.string().max(255),
  status: paymentStatus,
  paymentProvider,
  amount: euros,
  paidAt: dateTime.optional(),
  refundedAt: dateTime.optional(),
  /** A part of it that was given back; left out where nothing was, or all. */
  refundedAmount: euros.optional(),
  /** The state of a dispute with the cardholder's bank: `lost` by the shop. */
  dispute: z.enum(["open", "won", "lost"]).optional(),
});

/**
 * A reservation in the customer's list. The specification shows none of its fields: all are ours, or what `payments/v2` was sent and has
 * answered. Amounts in euros.
 */
export const reservationSummary = z.object({
  id: ours(addressId),
  status: ours(reservationStatus),
  vehicle: ours(reservedVehicle),
  /** Total of specification section 9. */
  price: ours(euros),
  createTime: ours(dateTime),
  updateTime: ours(dateTime),
  holdUntil: ours(dateTime),
  /** Why it expired before its time. */
  endedBy: ours(z.literal("cards-declined")),
  payment: ours(depositPayment),
  /** Under the names of `payments/v2`. */
  reservationId: ours(addressId),
  paymentId: ours(z.string().max(255)),
  vin: ours(vin),
});

/**
 * What the total is made of, and who brings it: what the card is charged now, the credit, the car given in payment, and what is left
 * to pay when the vehicle is handed over (less than nothing where the car is worth more). The four add up to the total.
 */
const reservationTotals = z.object({
  vehicle: euros,
  contractExpenses: euros,
  delivery: euros,
  warranty: euros,
  total: euros,
  dueNow: euros,
  financed: euros,
  tradeIn: euros,
  dueAtDelivery: euros,
  /** What the vehicle costs paid at once and financed, both of the day that it was held. */
  cashPrice: euros,
  financedPrice: euros,
});

/**
 * Events of a reservation. `cards-declined`: it expired after too many declined cards. `refund-begun`: the refund of the
 * deposit has started, `refunded`: the provider has paid it back.
 */
const reservationEvent = z.enum([
  "held",
  "confirmed",
  "expired",
  "cards-declined",
  "cancelled",
  "refund-begun",
  "refunded",
  "refunded-partly",
  "disputed",
  "dispute-won",
  "dispute-lost",
  "completed",
]);
export type ReservationEvent = z.infer<typeof reservationEvent>;

export const documentKind = z.enum([
  "confirmation",
  "payment",
  "conditions",
  "withdrawal",
  "finance",
  "refund",
]);

export const reservationDocument = z.object({
  id: identifier,
  kind: documentKind,
  name: z.string().max(200),
  contentType: z.string().max(100),
  createTime: dateTime,
});

/** One reservation with what its page shows. */
export const reservation = reservationSummary.extend({
  dealerId: ours(identifier),
  /** Under the name of `payments/v2`. */
  dealershipId: ours(identifier),
  name: ours(z.string().max(200)),
  email: ours(z.string().max(254)),
  phoneNumber: ours(z.string().max(30)),
  birthDate: ours(calendarDate),
  delivery: ours(delivery),
  receipt: ours(receipt),
  warranty: ours(z.object({ id: identifier, name: z.string().max(200), pvpPrice: euros })),
  finance: ours(financeChoice),
  retakeId: ours(addressId),
  totals: ours(reservationTotals),
  /** Until when cancelling gives the deposit back in full. */
  cancellableUntil: ours(dateTime),
  cancelledAt: ours(dateTime),
  /** What has happened, in its order. */
  timeline: ours(
    z.array(z.object({ at: dateTime, code: reservationEvent })).max(listLimits.reservationEvents),
  ),
  /** The promised days. */
  deliveryDates: ours(z.object({ earliest: calendarDate, latest: calendarDate })),
  documents: ours(z.array(reservationDocument).max(listLimits.documents)),
});

export const reservations = z.array(reservationSummary).max(listLimits.reservations);

/** Extension: the customer's reason, optional. */
export const cancellationBody = z.object({ reason: text(500).optional() });
