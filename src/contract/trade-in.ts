import { z } from "zod";
import { limits } from "./limits.ts";
import {
  calendarDate,
  dateTime,
  emailAddress,
  euros,
  identifier,
  kilometers,
  phoneNumber,
  queryFlag,
  text,
} from "./primitives.ts";
import { phaseTwo } from "./trade-in-phase-two.ts";

/** Without spaces and hyphens or with them; whether it is one of the market's plates is the market's business. */
export const plate = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{1,13}[A-Za-z0-9]$/, "3 to 15 letters, digits, spaces and hyphens");

/** What the customer wants with the valuation. The specification gives 1 for a car bought from us; 2 is ours. */
export const tradeInIntentions = { exchange: 1, sell: 2 } as const;

const intention = z.union([z.literal(tradeInIntentions.exchange), z.literal(tradeInIntentions.sell)]);

/** The car as phase one describes it; names beside ids, so that nobody looks them up to show them. */
const describedCar = {
  plate,
  brand: text(100),
  brandId: identifier,
  model: text(100),
  /** Ours: the specification lists `model` twice and no id for it. */
  modelId: identifier.optional(),
  version: text(200),
  versionId: identifier,
  fuel: text(60),
  fuelId: identifier,
  transmission: text(60),
  transmissionId: identifier,
  kilometers,
  vin: z.union([z.literal(""), z.string().regex(/^[A-Za-z0-9]{17}$/)]).optional(),
  /** First registration; the day is 1 where only month and year are known. */
  plateDate: calendarDate,
};

/** Body of `POST retake/phase1/v2`: specification section 3, "Phase one payload". */
export const phaseOneBody = z.object({
  ...describedCar,
  firstName: text(120),
  /** Empty when the customer gave one word. */
  lastName: z.string().trim().max(120),
  /** Ours: the name as typed, of which first and last name are only two words. */
  fullName: text(200).optional(),
  emailAddress,
  phoneNumber,
  dealerId: identifier,
  tradeInType: intention,
  /** Puts the valuation into the customer's account; needs a token. */
  assignToUser: z.boolean(),
});

export type PhaseOneInput = z.input<typeof phaseOneBody>;

/** Answer of the valuation, in euros. */
export const valuation = z.object({
  valuation: euros.min(0),
  tradeInId: identifier,
  /** Ours. */
  expirationDate: dateTime.optional(),
});

/** What a plate tells of a car; what is not known is left out. The specification does not show it: the fields are those of phase one. */
export const plateData = z
  .object({ ...describedCar, plate: z.string().max(20) })
  .partial()
  .required({ plate: true });

export type PlateData = z.infer<typeof plateData>;

/** `dateTime` is the slot's beginning, `hour` its local time at the dealer: `09:30`. */
export const slot = z.object({ dateTime, hour: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "HH:MM") });

export type Slot = z.infer<typeof slot>;

export const schedule = z.object({
  availableSlots: z
    .array(z.object({ date: calendarDate, slots: z.array(slot).max(limits.slotsPerDay) }))
    .max(limits.scheduleDays),
});

export type Schedule = z.infer<typeof schedule>;

export const tradeInStatus = z.enum(["valued", "booked", "submitted", "closed", "expired"]);

/** Specification section 3, "Stored trade-in"; the fields after `expirationDate` are ours. */
export const storedTradeIn = z.object({
  id: identifier,
  dealerId: identifier,
  /** In euros. */
  actualValuation: euros,
  phaseTwoBooking: slot.nullish(),
  createTime: dateTime,
  updateTime: dateTime.nullish(),
  /** 30 days after the update or creation time. */
  expirationDate: dateTime,
  status: tradeInStatus,
  tradeInType: intention,
  ...z
    .object(describedCar)
    .partial()
    .required({ plate: true, brand: true, model: true, version: true, kilometers: true }).shape,
  phaseTwo: phaseTwo.optional(),
});

export type StoredTradeIn = z.infer<typeof storedTradeIn>;

export const storedTradeIns = z.array(storedTradeIn).max(limits.tradeIns);

export const phaseTwoQuery = z.object({
  /** false keeps a draft, true hands it in. */
  submit: queryFlag.optional(),
});
