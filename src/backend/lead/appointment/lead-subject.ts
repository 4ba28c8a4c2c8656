import { isValuationDealer } from "#backend/dealer/is-valuation-dealer.ts";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import { vehicleOf } from "#backend/staff-mail/described-vehicle.ts";
import type { Orm } from "#backend/store/database.ts";
import type { leads } from "#backend/store/schema/leads.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { routePath } from "#domain/route-paths.ts";
import { tradeInExpiry } from "#domain/trade-in-expiry.ts";
import { fill } from "#platform/fill.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import { mailedVehicle } from "../describe-for-mail.ts";

export type Lead = typeof leads.$inferSelect;

/** What the appointment of a lead is for. */
export type LeadSubject = {
  readonly purpose: "inspection" | "test-drive";
  readonly about: (locale: Locale) => readonly (readonly [label: string, value: string])[];
  /** What the dealer's calendar shows. */
  readonly summary: (locale: Locale, name: string) => string;
  /** Whether a time may be chosen. */
  readonly isOpen: boolean;
  /** The page for photos of the car. */
  readonly photos?: string;
};

export const driveOf = (row: VehicleRow): LeadSubject => ({
  purpose: "test-drive",
  about: (locale) => {
    const { name, price } = mailedVehicle(row, locale);
    const { requests: words } = wordingOf(locale);
    return [
      [words.vehicle, name],
      [words.price, price],
    ];
  },
  summary: (locale, name) =>
    fill(wordingOf(locale).staff.appointment.drive, { vehicle: mailedVehicle(row, locale).name, name }),
  isOpen: row.vehicle.status === "in-stock",
});

/** The page of a car that is to be valued. */
export const carRequestAddress = (carKey: string, locale: Locale): string =>
  siteAddress() + routePath("carRequest", locale, { id: carKey });

/** The car of a lead, which its dealer looks at as long as a valuation would be valid; undefined for any other lead. */
const inspectionOf = async (
  orm: Orm,
  { car, carKey, createdAt: createTime, locale: sent }: Lead,
  dealer: StoredDealer,
  now: Date,
): Promise<LeadSubject | undefined> =>
  car === null || carKey === null
    ? undefined
    : {
        purpose: "inspection",
        about: (locale) => [[wordingOf(locale).appointment.car, withoutLinks(car)]],
        summary: (locale, name) => fill(wordingOf(locale).staff.appointment.inspection, { car, name }),
        isOpen:
          tradeInExpiry({ createTime }, now)?.expired === false &&
          isValuationDealer(dealer, await readShop(orm)),
        photos: carRequestAddress(carKey, knownLocale(sent)),
      };

/** What the appointment of a lead is for; undefined for a lead that has none. */
export const subjectOf = async (
  orm: Orm,
  lead: Lead,
  dealer: StoredDealer,
  now: Date,
): Promise<LeadSubject | undefined> => {
  const inspection = await inspectionOf(orm, lead, dealer, now);
  if (inspection) return inspection;
  const row = await vehicleOf(orm, lead.vin);
  return row && driveOf(row);
};
