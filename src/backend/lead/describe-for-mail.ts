import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import type { MailedDealer, MailedVehicle } from "#backend/mail/messages/mailed-vehicle.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { addressOf, fullName, versionName } from "#backend/vehicle/vehicle-names.ts";
import { eurosFromCents } from "#domain/money.ts";
import { phoneText } from "#domain/phone-text.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";

/** A vehicle as a mail names it, with its page on the site. */
export const mailedVehicle = (row: VehicleRow, locale: Locale): MailedVehicle => ({
  name: `${fullName(locale, row)} ${versionName(row)}`.trim(),
  price: marketOf(locale).formats.money(eurosFromCents(row.vehicle.priceCents)),
  href: `${siteAddress()}${addressOf(locale, row)}`,
});

const mailedDealer = ({ name, address, zipCode, municipality, phone }: StoredDealer): MailedDealer => ({
  name,
  address: `${address}, ${zipCode} ${municipality}`,
  phone: phoneText(phone),
});

/** The vehicle and the dealer where it can be seen, as described in a mail. */
export const describeForMail = (row: VehicleRow, dealer: StoredDealer, locale: Locale) => ({
  vehicle: mailedVehicle(row, locale),
  dealer: mailedDealer(dealer),
});
