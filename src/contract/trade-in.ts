import { z } from "zod";
import { bookedSlot } from "./appointment-slots.ts";
import { listLimits } from "./customer-list-limits.ts";
import { describedCar } from "./described-car.ts";
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

/** Body of `POST retake/phase1/v2`: specification section 3, "Phase one payload". */
export const phaseOneBody = z.object({
  ...describedCar,
  firstName: text(120),
  /** Empty when the customer gave one word. */
  lastName: z.string().trim().max(120),
  /** Ours: the name as typed, of which first and last name are only two words. */
  fullName: ours(text(200)),
  emailAddress,
  phoneNumber,
  dealerId: identifier,
  tradeInType: intention,
  /** Puts the valuation into the customer's account; needs a token. */
  assignToUser: z.boolean(),
});

const tradeInStatus = z.enum(["valued", "booked", "submitted", "closed", "expired"]);

/** Specification section 3, "Stored trade-in"; the fields after `expirationDate` are ours. */
export const storedTradeIn = z.object({
  id: addressId,
  dealerId: identifier,
  /** In euros. */
  actualValuation: euros,
  phaseTwoBooking: bookedSlot.nullish(),
  createTime: dateTime,
  updateTime: dateTime.nullish(),
  /** 30 days after the update or creation time. */
  expirationDate: dateTime.nullish(),
  status: ours(tradeInStatus),
  tradeInType: ours(intention),
  ...z.object(describedCar).partial().shape,
  phaseTwo: phaseTwo.optional(),
  ...valuationDetails,
  /** What it was worth each time that it was valued, oldest first, in euros. */
  history: z
    .array(z.object({ time: dateTime, valuation: euros.min(0) }))
    .max(listLimits.valuesOfTradeIn)
    .optional(),
  /** Whom the dealer expects, as they gave it. */
  fullName: text(200).optional(),
  emailAddress: emailAddress.optional(),
  phoneNumber: phoneNumber.optional(),
  /** Of the market whose plate it has: there it is gone on with. */
  locale: localeId.optional(),
});

export const storedTradeIns = z.array(storedTradeIn).max(listLimits.tradeIns);

export const phaseTwoQuery = z.object({
  /** false saves a draft, true submits it. */
  submit: queryFlag.optional(),
});
