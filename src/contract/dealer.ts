import { z } from "zod";
import { field } from "./field.ts";
import { knownOnly } from "./known-only.ts";
import { ours } from "./ours.ts";
import { calendarDate, countryCode } from "./primitives.ts";

const clockTime = z.string().regex(/^\d{2}:\d{2}$/);

const openingHours = z.array(
  z.object({
    days: field(z.array(z.int().min(1).max(7)), "Days of the week, 1 Monday to 7 Sunday", [1, 2, 3, 4, 5]),
    opens: field(clockTime, "Opening time of the clock at the dealer", "09:30"),
    closes: field(clockTime, "Closing time of the clock at the dealer", "20:00"),
  }),
);

/** Whether a dealer is open when the answer is written, and the day and time, of the clock there, at which that changes. */
const dealerOpenState = z.object({
  open: field(z.boolean(), "Whether it is open when the answer is written", true),
  date: field(calendarDate, "Day at the dealer on which that changes"),
  time: field(clockTime, "Time of the clock at the dealer at which that changes", "20:00"),
});

/** Fields of ours about a dealer, wherever it is described. */
export const dealerContact = {
  phone: ours(z.string(), "Telephone, as it is shown and dialled", "912 345 678"),
  whatsapp: ours(
    z.string().regex(/^\+\d{8,15}$/),
    "WhatsApp number of the dealer, E.164; without it no link to WhatsApp is shown",
    "+34612345678",
  ),
  latitude: ours(z.number(), "Latitude", 40.4168, "degrees"),
  longitude: ours(z.number(), "Longitude", -3.7038, "degrees"),
  openingHours: ours(openingHours, "When it is open, holidays apart"),
  openState: ours(dealerOpenState, "Whether it is open now, holidays considered"),
};

/** Service groups: CP sells, CEV values and takes trade-ins. */
export const dealer = field(
  z.object({
    id: field(z.string(), "Id by which calls name the dealer", "madrid-norte"),
    municipality: field(z.string().optional(), "Town, as it is shown", "Madrid"),
    dealerService: field(
      z.string().optional(),
      "Service group: CP sells and hands over, CEV values and takes trade-ins. Other names are mapped by the settings `DEALER_SERVICES_CP` and `DEALER_SERVICES_CEV`",
      "CP",
    ),
    dealerCode: field(z.string().optional(), "Code by which vehicles and lists name the dealer", "MAD01"),
    name: ours(z.string(), "Name of the dealer; without it the town is shown", "Volante Madrid Norte"),
    country: ours(countryCode, "Country, which decides the market that it serves", "ES"),
    address: ours(z.string(), "Street and number", "Calle Mayor 1"),
    zipCode: ours(z.string(), "Postal code", "28013"),
    timeZone: ours(z.string().max(60), "Time zone of its clock (IANA name)", "Europe/Madrid"),
    ...dealerContact,
  }),
  "A dealer",
);

export const dealers = field(knownOnly(dealer, "country"), "All dealers of the company");
export type Dealer = z.infer<typeof dealer>;
