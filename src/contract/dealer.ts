import { z } from "zod";
import { knownOnly } from "./known-only.ts";
import { calendarDate, countryCode } from "./primitives.ts";

export const openingHours = z.array(
  z.object({
    /** 1 is Monday, 7 Sunday. */
    days: z.array(z.int().min(1).max(7)),
    opens: z.string().regex(/^\d{2}:\d{2}$/),
    closes: z.string().regex(/^\d{2}:\d{2}$/),
  }),
);

/** Whether a dealer is open when the answer is written, and the day and time, of the clock there, at which that changes. */
export const dealerOpenState = z.object({
  open: z.boolean(),
  date: calendarDate,
  time: z.string().regex(/^\d{2}:\d{2}$/),
});

/** Service groups: CP sells, CEV values and takes trade-ins. */
export const dealer = z.object({
  id: z.string(),
  municipality: z.string(),
  dealerService: z.string(),
  dealerCode: z.string(),
  /** Below: extensions. */
  name: z.string(),
  country: countryCode,
  address: z.string(),
  zipCode: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  openingHours,
  /** Of its clock, as `Atlantic/Canary`. */
  timeZone: z.string().max(60).optional(),
  /** Holidays considered. */
  openState: dealerOpenState.optional(),
});

export const dealers = knownOnly(dealer, "country");
export type Dealer = z.infer<typeof dealer>;
