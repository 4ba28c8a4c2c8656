import { z } from "zod";
import { bookedSlot } from "./appointment-slots.ts";
import { listLimits } from "./customer-list-limits.ts";
import { describedCar } from "./described-car.ts";
import { field, unshownFields } from "./field.ts";
import { wholeOnly } from "./known-only.ts";
import { ours } from "./ours.ts";
import {
  addressId,
  dateTime,
  emailAddress,
  euros,
  identifier,
  localeId,
  phoneNumber,
  queryFlag,
  text,
} from "./primitives.ts";
import { phaseTwo } from "./trade-in-phase-two.ts";
import { valuationDetails } from "./valuation.ts";

/** What the customer wants with the valuation. The specification gives 1 for a car bought from us; 2 is ours. */
export const tradeInIntentions = { exchange: 1, sell: 2 } as const;

const intention = z.union([z.literal(tradeInIntentions.exchange), z.literal(tradeInIntentions.sell)]);
const intentionWords = "Intention: 1 gives the car in payment, 2 (ours) only sells it";

/** Body of `POST retake/phase1/v2`: specification section 3, "Phase one payload". */
export const phaseOneBody = z.object({
  ...describedCar,
  firstName: field(text(120), "First word of the name as typed", "Ana"),
  lastName: field(
    z.string().trim().max(120),
    "Second word of the name as typed; empty when there was one",
    "Gómez",
  ),
  fullName: ours(
    text(200),
    "The name as typed, of which first and last name are only two words",
    "Ana Gómez",
  ),
  emailAddress: field(emailAddress, "Mail address"),
  phoneNumber: field(phoneNumber, "Telephone as typed"),
  dealerId: field(
    identifier,
    "`id` of the dealer who is to look at the car: one of the group CEV",
    "madrid-norte",
  ),
  tradeInType: field(intention, intentionWords, 1),
  assignToUser: field(z.boolean(), "Puts the valuation into the customer's account; needs a token", true),
});

const tradeInStatus = z.enum(["valued", "booked", "submitted", "closed", "expired"]);

/** Specification section 3, "Stored trade-in"; the fields after `expirationDate` are ours. */
export const storedTradeIn = field(
  z.object({
    id: field(addressId, "Id of the trade-in; part of its page's address", "3fh8w1n6y2c9k5d0r4x7mzqtvb"),
    dealerId: field(identifier, "`id` of the dealer who looks at the car", "madrid-norte"),
    actualValuation: field(euros, "What the car is worth now", 9200),
    phaseTwoBooking: field(
      bookedSlot.nullish(),
      "The appointment at the dealer; null or left out without one",
    ),
    createTime: field(dateTime, "When it was valued first"),
    updateTime: field(dateTime.nullish(), "When it was last changed"),
    expirationDate: field(
      dateTime.nullish(),
      "When the value ends: 30 days after the update or creation time, which is assumed when it is left out",
      "2026-12-20T10:15:00Z",
    ),
    status: ours(
      tradeInStatus,
      "`valued`; `booked`: with an appointment; `submitted`: its condition was handed in; `closed`; `expired`",
      "booked",
    ),
    tradeInType: ours(intention, intentionWords, 1),
    ...unshownFields(z.object(describedCar).partial().shape),
    phaseTwo: ours(wholeOnly(phaseTwo), "Condition of the car, as far as it was saved"),
    ...valuationDetails,
    history: ours(
      z
        .array(
          z.object({
            time: field(dateTime, "When it was valued"),
            valuation: field(euros.min(0), "What it was worth then", 9200),
          }),
        )
        .max(listLimits.valuesOfTradeIn),
      "What it was worth each time that it was valued, oldest first",
    ),
    fullName: ours(text(200), "Whom the dealer expects, as they gave it", "Ana Gómez"),
    emailAddress: ours(emailAddress, "Mail address that was given", "ana@volante.test"),
    phoneNumber: ours(phoneNumber, "Telephone that was given", "612345678"),
    locale: ours(localeId, "Language of the market whose plate it has: there it is gone on with", "es"),
  }),
  "A valued car of the customer",
);

export const storedTradeIns = z.array(storedTradeIn).max(listLimits.tradeIns);

export const phaseTwoQuery = z.object({
  submit: field(queryFlag.optional(), "false saves a draft, true hands it in", true),
});
