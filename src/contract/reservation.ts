import { z } from "zod";
import { listLimits } from "./customer-list-limits.ts";
import { field, rare } from "./field.ts";
import { ours } from "./ours.ts";
import { delivery, financeChoice, paymentProviderField, paymentStatusField } from "./payment.ts";
import { vehiclePicture } from "./picture.ts";
import { receipt } from "./postal-address.ts";
import { addressId, calendarDate, dateTime, euros, identifier, sitePath, text, vin } from "./primitives.ts";
import { vehicleKind } from "./vehicle-card.ts";

/** `held`: not paid yet, the vehicle is held until `holdUntil`. `expired`: not paid in time. */
const reservationStatus = z.enum(["held", "confirmed", "cancelled", "expired", "completed"]);

const reservedVehicle = z.object({
  vin,
  brand: field(z.string().max(100), "Brand", "SEAT"),
  model: field(z.string().max(100), "Model", "León"),
  commercialDescription: field(z.string().max(300), "What it is called in lists", "1.5 TSI 130 CV Style"),
  imageUrl: field(
    z.string().max(2000).optional(),
    "Address of a picture",
    "https://pictures.volante.test/leon.jpg",
  ),
  path: field(sitePath, "Its page", "/coches-ocasion/seat-leon-style-12345678/"),
  kind: field(vehicleKind.optional(), "Kind of vehicle", "car"),
  picture: field(vehiclePicture, "Its picture"),
});

/** The deposit. What was given back stays the amount that was charged. */
const depositPayment = z.object({
  paymentId: field(z.string().max(255), "Id of the payment at the provider", "pi_3P9x"),
  status: paymentStatusField,
  paymentProvider: paymentProviderField,
  amount: field(euros, "What the card was charged; it stays when it is given back", 300),
  paidAt: field(dateTime.optional(), "When it was paid"),
  refundedAt: field(rare(dateTime.optional()), "When it was given back"),
  refundedAmount: field(
    rare(euros.optional()),
    "Part of it that was given back; left out where nothing was, or all",
    100,
  ),
  dispute: field(
    rare(z.enum(["open", "won", "lost"]).optional()),
    "State of a dispute with the cardholder's bank; `lost` by the shop",
    "open",
  ),
});

const id = "7kq2m9x4t0v5w8r3b6n1pzhcda";

/**
 * A reservation in the customer's list. The specification shows none of its fields: all are ours, or what `payments/v2` was sent and has
 * answered. Amounts in euros.
 */
export const reservationSummary = field(
  z.object({
    id: ours(addressId, "Id of the reservation; part of its page's address", id),
    status: ours(
      reservationStatus,
      "`held`: not paid yet, the vehicle is held until `holdUntil`; `expired`: not paid in time",
      "confirmed",
    ),
    vehicle: ours(reservedVehicle, "The vehicle, as it was when it was reserved"),
    price: ours(euros, "Total: vehicle, contract expenses, delivery and warranty", 16_489),
    createTime: ours(dateTime, "When it was made"),
    updateTime: ours(dateTime, "When it was last changed"),
    holdUntil: ours(dateTime, "Until when the vehicle is held without payment", "2026-11-20T10:30:00Z"),
    endedBy: ours(
      rare(z.literal("cards-declined")),
      "Why it expired before its time: too many declined cards",
      "cards-declined",
    ),
    payment: ours(depositPayment, "The payment of the deposit"),
    reservationId: ours(addressId, "The same as `id`, under the name of `payments/v2`", id),
    paymentId: ours(z.string().max(255), "The same as `payment.paymentId`", "pi_3P9x"),
    vin: ours(vin, "The same as `vehicle.vin`", "VSSZZZ5FZKR012345"),
  }),
  "A reservation in the customer's list",
);

/**
 * What the total is made of, and who brings it: what the card is charged now, the credit, the car given in payment, and what is left
 * to pay when the vehicle is handed over (less than nothing where the car is worth more). The four add up to the total.
 */
const reservationTotals = z.object({
  vehicle: field(euros, "Price of the vehicle", 15_490),
  contractExpenses: field(euros, "Expenses of the contract", 350),
  contractExpensesIncluded: field(
    z.boolean().optional(),
    "Whether the price of the vehicle includes them, so that the total does not add them",
    false,
  ),
  delivery: field(euros, "Delivery", 249),
  warranty: field(euros, "Warranty", 400),
  total: field(
    euros,
    "Sum of price, contract expenses unless the price includes them, delivery and warranty",
    16_489,
  ),
  dueNow: field(euros, "What the card is charged now", 300),
  financed: field(euros, "What the credit pays", 13_490),
  tradeIn: field(euros, "What the car given in payment is worth", 2000),
  dueAtDelivery: field(
    euros,
    "What is left to pay at the handover, negative where the car is worth more; with the three above it is the total",
    699,
  ),
  cashPrice: field(euros, "Price of the vehicle paid at once, on the day that it was held", 15_490),
  financedPrice: field(euros, "Price of the vehicle financed, on that day", 15_490),
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

export const reservationDocument = field(
  z.object({
    id: field(identifier, "Id by which it is fetched", "confirmation"),
    kind: field(documentKind, "What it is", "confirmation"),
    name: field(z.string().max(200), "Name of the document, as it is shown", "Confirmación de reserva"),
    contentType: field(z.string().max(100), "Media type", "application/pdf"),
    createTime: field(dateTime, "When it was written"),
  }),
  "A document of a reservation",
);

/** One reservation with what its page shows. */
export const reservation = field(
  reservationSummary.extend({
    dealerId: ours(identifier, "`id` of the dealer who hands over", "madrid-norte"),
    dealershipId: ours(identifier, "The same, under the name of `payments/v2`", "madrid-norte"),
    name: ours(z.string().max(200), "Name of the customer", "María José Núñez"),
    email: ours(z.string().max(254), "Mail address", "ana@volante.test"),
    phoneNumber: ours(z.string().max(30), "Telephone", "612345678"),
    birthDate: ours(calendarDate, "Date of birth, only with financing", "1990-02-28"),
    delivery: ours(delivery, "How the vehicle is handed over"),
    receipt: ours(receipt, "Who the receipt is for"),
    warranty: ours(
      z.object({
        id: field(identifier, "Id of the warranty", "w24"),
        name: field(z.string().max(200), "Its name", "Garantía de 24 meses"),
        pvpPrice: field(euros, "Its price", 400),
      }),
      "The chosen warranty",
    ),
    finance: ours(financeChoice, "The chosen credit"),
    retakeId: ours(addressId, "Trade-in that is given in payment", "3fh8w1n6y2c9k5d0r4x7mzqtvb"),
    totals: ours(reservationTotals, "What the total is made of, and who brings it"),
    cancellableUntil: ours(
      dateTime,
      "Until when cancelling gives the deposit back in full",
      "2026-12-04T10:15:00Z",
    ),
    cancelledAt: ours(rare(dateTime), "When it was cancelled", "2026-11-25T09:00:00Z"),
    timeline: ours(
      z
        .array(
          z.object({
            at: field(dateTime, "When it happened"),
            code: field(reservationEvent, "What happened", "confirmed"),
          }),
        )
        .max(listLimits.reservationEvents),
      "What has happened, oldest first",
    ),
    deliveryDates: ours(
      z.object({
        earliest: field(calendarDate, "First day", "2026-11-30"),
        latest: field(calendarDate, "Last day", "2026-12-04"),
      }),
      "Days that were promised for the handover",
    ),
    documents: ours(z.array(reservationDocument).max(listLimits.documents), "Documents that can be fetched"),
  }),
  "A reservation with what its page shows",
);

export const reservations = z.array(reservationSummary).max(listLimits.reservations);

/** Extension: the customer's reason, optional. */
export const cancellationBody = z.object({
  reason: field(text(500).optional(), "Why, in the customer's words", "He cambiado de idea"),
});
