import { z } from "zod";
import { leadTypes } from "#domain/lead-types.ts";
import { field } from "./field.ts";
import {
  addressId,
  calendarDate,
  dateTime,
  emailAddress,
  euros,
  identifier,
  localeId,
  queryNumber,
  sitePath,
  text,
  timeOfDay,
  vin,
} from "./primitives.ts";
import { reservation } from "./reservation.ts";

const leadTypeNames = Object.keys(leadTypes) as [keyof typeof leadTypes];

/** The most entries of one answer. */
const officePage = 500;

const typed = (maximum: number, description: string, example: string) =>
  field(z.string().max(maximum).optional(), description, example);

const phone = typed(30, "Telephone as typed", "+34612345678");
const dealerId = field(identifier, "`id` of the dealer", "madrid-norte");
const dealerName = field(z.string().max(200), "Name of the dealer", "Volante Madrid Norte");

/** A lead as the staff reads it. Name, addresses and texts are gone once it was withdrawn or its time is over. */
export const officeLead = field(
  z.object({
    id: field(addressId, "Reference that the visitor got", "5d0r4x7mzqtvb3fh8w1n6y2c9k"),
    createTime: field(dateTime, "When it was sent"),
    type: field(z.enum(leadTypeNames), "What it asks for", "test-drive"),
    name: typed(120, "Name as typed", "Ana Gómez"),
    email: field(emailAddress.optional(), "Mail address", "ana@volante.test"),
    phone,
    subject: typed(150, "What it is about", "Horario de taller"),
    message: typed(2000, "What the visitor wrote", "¿Sigue disponible?"),
    car: typed(150, "Car that the visitor wants valued", "SEAT Córdoba 1.4 (2006)"),
    carPage: field(
      z.url().optional(),
      "Page with its photos and its appointment, as the visitor sees it",
      "https://shop.example/solicitud-de-tasacion/5k0r4x7mzqtvb3fh8w1n6y2c9d/",
    ),
    dealerId: field(identifier.optional(), "`id` of the dealer that is asked", "madrid-norte"),
    vin: vin.optional(),
    preferredDate: field(calendarDate.optional(), "Day that suits the visitor", "2026-11-30"),
    preferredTime: field(timeOfDay.optional(), "Time that suits, of the clock at the dealer", "10:30"),
    consentVersion: field(z.string().max(40), "Version of the privacy terms that were accepted", "2026-11"),
    marketing: field(z.boolean(), "Whether news by mail is wanted as well", false),
    language: field(localeId, "Language of the page", "es"),
    path: field(sitePath.optional(), "Page on which the form stood", "/coches-ocasion/"),
    campaign: field(
      z.record(z.string(), z.string()).optional(),
      "Campaign that led to the site, by the names of its address",
      { utm_source: "newsletter" },
    ),
    answer: field(
      z
        .object({
          channel: field(z.enum(["phone", "mail"]).optional(), "By telephone or mail", "phone"),
          hours: field(z.enum(["morning", "afternoon"]).optional(), "Part of the day", "morning"),
        })
        .optional(),
      "How and when the visitor prefers an answer",
    ),
    confirmTime: field(dateTime.optional(), "When the owner of the mail address confirmed it"),
    withdrawTime: field(dateTime.optional(), "When it was withdrawn"),
  }),
  "A lead as the staff reads it",
);

export const leadsQuery = z.object({
  since: field(dateTime.optional(), "Only leads from this moment on", "2026-11-20T10:15:00Z"),
  after: field(
    addressId.optional(),
    "Reference of the last lead of the answer before",
    "5d0r4x7mzqtvb3fh8w1n6y2c9k",
  ),
  limit: field(queryNumber.pipe(z.int().min(1).max(officePage)).optional(), "Number of leads", 100),
});

export const officeLeads = field(
  z.object({
    leads: field(z.array(officeLead).max(officePage), "Oldest first"),
    next: field(
      addressId.optional(),
      "`after` of the next call; left out where there are no more",
      "5d0r4x7mzqtvb3fh8w1n6y2c9k",
    ),
  }),
  "Leads, oldest first",
);

export const appointmentsQuery = z.object({
  dealerId,
  day: field(calendarDate, "Day of the clock at the dealer", "2026-11-30"),
});

const officeAppointment = field(
  z.object({
    kind: field(
      z.enum(["valuation", "test-drive-request"]),
      "A valuation is booked; a test drive is booked where it is confirmed, else a request that nobody has answered yet",
      "valuation",
    ),
    reference: field(addressId, "Id of the trade-in, or of the lead", "3fh8w1n6y2c9k5d0r4x7mzqtvb"),
    time: field(timeOfDay.optional(), "Time of the clock at the dealer", "10:30"),
    minutes: field(z.int().optional(), "Length", 45, "minutes"),
    confirmed: field(z.boolean(), "Whether it is certain: an anonymous visitor confirms by mail", true),
    name: typed(200, "Name as typed", "Ana Gómez"),
    phone,
    email: field(emailAddress.optional(), "Mail address", "ana@volante.test"),
    plate: typed(20, "Plate of the car that is brought", "1234BBB"),
    car: typed(400, "Make, model and version of that car", "SEAT León 1.5 TSI"),
    value: field(euros.optional(), "What the shop offers for it before it is seen", 8_250),
    vin: field(vin.optional(), "Vehicle of the shop that is to be driven"),
    message: typed(2000, "What the visitor wrote", "¿Puede ser por la tarde?"),
  }),
  "Somebody who comes to a dealer",
);

export const officeAppointments = field(
  z.object({
    dealerId,
    dealer: dealerName,
    day: field(calendarDate, "Day of the clock there", "2026-11-30"),
    timeZone: field(z.string().max(60), "Its time zone", "Europe/Madrid"),
    appointments: field(z.array(officeAppointment), "By their time"),
  }),
  "Who comes to a dealer on a day",
);

const state = z.enum(["held", "confirmed", "cancelled", "expired", "completed"]);

export const reservationsQuery = z.object({
  state: field(state.optional(), "Only reservations in this state", "confirmed"),
  dealerId: field(identifier.optional(), "Only those of a dealer", "madrid-norte"),
  since: field(dateTime.optional(), "Only those that were made from this moment on", "2026-11-20T10:15:00Z"),
  after: field(
    addressId.optional(),
    "Id of the last reservation of the answer before",
    "7kq2m9x4t0v5w8r3b6n1pzhcda",
  ),
  limit: field(queryNumber.pipe(z.int().min(1).max(officePage)).optional(), "Number of reservations", 100),
});

const id = field(addressId, "Id of the reservation", "7kq2m9x4t0v5w8r3b6n1pzhcda");

const paymentState = z.enum([
  ...["none", "new", "open", "closing", "cancelled", "paid", "refunding", "refunded"],
] as const);

const summary = {
  state: field(state, "`held` until it is paid, then `confirmed` until it is handed over", "confirmed"),
  means: field(z.string().max(300), "What the state means, and who acts next", "The dealer calls"),
  paymentState: field(paymentState, "State of the deposit", "paid"),
  refunded: field(euros, "What of the deposit is back with the customer", 0),
  dispute: field(z.enum(["open", "won", "lost"]).optional(), "State of a dispute at the bank", "open"),
};

export const officeReservations = field(
  z.object({
    reservations: field(
      z
        .array(
          field(
            z.object({
              id,
              createTime: field(dateTime, "When it was made"),
              updateTime: field(dateTime, "When it was last changed"),
              ...summary,
              vin,
              dealerId,
              dealer: dealerName,
              name: typed(200, "Name of the customer", "María José Núñez"),
              phone,
              total: field(euros, "Price of all that was chosen", 16_489),
              deposit: field(euros, "What the card is charged", 300),
            }),
            "A reservation in a list",
          ),
        )
        .max(officePage),
      "Newest first",
    ),
    next: field(addressId.optional(), "`after` of the next call; left out where there are no more", "7kq2m9"),
  }),
  "Reservations, newest first",
);

/** A reservation with what its customer sees and what the staff needs. */
export const officeReservation = field(
  z.object({
    ...summary,
    reservation: field(reservation, "The reservation as its customer sees it"),
    dealer: dealerName,
    collectedAt: field(
      z.string().max(200).optional(),
      "Name of the dealer where it is collected",
      "Volante Vigo",
    ),
    cancelReason: typed(500, "Why it was cancelled", "He cambiado de idea"),
    tradeIn: field(
      z
        .object({
          id: field(addressId, "Id of the trade-in", "3fh8w1n6y2c9k5d0r4x7mzqtvb"),
          plate: field(z.string().max(20), "Plate", "1234BBB"),
          car: field(z.string().max(400), "Make, model and version", "SEAT León 1.5 TSI"),
          value: field(euros, "What it counts for", 8_250),
        })
        .optional(),
      "The car that is given in payment",
    ),
    payments: field(
      z.array(
        field(
          z.object({
            number: field(z.int(), "1, 2, 3 of the reservation", 1),
            state: field(paymentState, "State", "paid"),
            provider: field(z.string().max(50), "Payment provider", "stripe"),
            paymentId: field(z.string().max(255).optional(), "Id at the provider", "pi_3P9x"),
            amount: field(euros, "What was to be charged", 300),
            refunded: field(euros, "What of it is back", 0),
            refundDue: field(euros.optional(), "What shall be back in all, while it is not yet", 100),
            refundReason: field(z.string().max(50).optional(), "Why it was refunded", "by-shop"),
            refundTries: field(z.int(), "How often a refund has failed", 0),
            paidTime: field(dateTime.optional(), "When it was paid"),
            refundTime: field(dateTime.optional(), "When it was refunded"),
          }),
          "An attempt to pay the deposit",
        ),
      ),
      "Attempts to pay, in their order",
    ),
  }),
  "A reservation as the staff reads it",
);

export const completionBody = z.object({});

export const officeCancellation = z.object({
  reason: field(
    text(500),
    "Why the shop cancels it; the customer is not told",
    "El vehículo tiene un defecto",
  ),
});

export const refundBody = z.object({
  amount: field(
    euros.positive().optional(),
    "What the customer shall have back in all; left out, the whole deposit. A repeated call refunds nothing more",
    100,
  ),
  reason: field(text(500), "Why it is refunded", "Cortesía por el retraso"),
});

export const reservationChange = field(
  z.object({
    changed: field(z.boolean(), "False where it was so already", true),
    reservation: field(officeReservation, "The reservation afterwards"),
  }),
  "What a change has done",
);

/** Ways in which the provider and the services may disagree. */
const differenceKind = z.enum(["payment", "amount", "refunded", "dispute", "unreachable"]);

export const reconciliation = field(
  z.object({
    checked: field(z.int(), "Payments that were compared", 40),
    differences: field(
      z.array(
        field(
          z.object({
            reservationId: id,
            number: field(z.int(), "Number of the payment within it", 1),
            kind: field(differenceKind, "What differs", "refunded"),
            here: field(z.string().max(100), "What was stored", "0"),
            there: field(z.string().max(100), "What the provider says", "300"),
            settled: field(z.boolean(), "Whether both agree now", true),
          }),
          "A difference",
        ),
      ),
      "Differences that were found",
    ),
  }),
  "What a comparison with the payment provider has found",
);

export const reconcileBody = z.object({
  days: field(z.int().min(1).max(400).optional(), "How many days back payments are compared", 35, "days"),
});

export const byReservation = z.object({ id });
export const byLead = z.object({
  id: field(addressId, "Reference of the lead", "5d0r4x7mzqtvb3fh8w1n6y2c9k"),
});
