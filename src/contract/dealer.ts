import { z } from "zod";
import { knownOnly } from "./known-only.ts";
import { ours } from "./ours.ts";
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
  municipality: z.string().optional(),
  dealerService: z.string().optional(),
  dealerCode: z.string().optional(),
  name: ours(z.string()),
  country: ours(countryCode),
  address: ours(z.string()),
  zipCode: ours(z.string()),
  phone: ours(z.string()),
  latitude: ours(z.number()),
  longitude: ours(z.number()),
  openingHours: ours(openingHours),
  /** Of its clock, as `Atlantic/Canary`. */
  timeZone: ours(z.string().max(60)),
  /** Holidays considered. */
  openState: ours(dealerOpenState),
});

export const dealers = knownOnly(dealer, "country");
export type Dealer = z.infer<typeof dealer>;
