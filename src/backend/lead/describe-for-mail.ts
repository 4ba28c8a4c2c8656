import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { type AddedExpenses, fullPriceInWords } from "#backend/finance/price-in-words.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import type { MailedDealer, MailedVehicle } from "#backend/mail/messages/mailed-vehicle.ts";
import { describeCover } from "#backend/vehicle/describe-pictures.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { addressOf, fullName, versionName } from "#backend/vehicle/vehicle-names.ts";
import { eurosFromCents } from "#domain/money.ts";
import { phoneText } from "#domain/phone-text.ts";
import { marketOf } from "#market/markets.ts";
import { imageOptions } from "#platform/image-options.ts";
import type { Locale } from "#platform/locale.ts";

/** A width that the optimiser makes: mails show 544 pixels at most. */
const width = 640;

/** The cover by the site's optimiser: it answers a mail program, which reads neither AVIF nor WebP, with a JPEG. */
export const coverAddress = (row: VehicleRow, locale: Locale): string | undefined => {
  const cover = describeCover(row, locale);
  if (cover === undefined) return undefined;
  const query = new URLSearchParams({ url: cover.url, w: String(width), q: String(imageOptions.quality) });
  return `${siteAddress()}/_next/image?${query}`;
};

/** A vehicle as a mail names it, with its picture, its page and, where they are given, the contract expenses. */
export const mailedVehicle = (row: VehicleRow, locale: Locale, expenses?: AddedExpenses): MailedVehicle => {
  const { priceCents } = row.vehicle;
  const price = marketOf(locale).formats.money(eurosFromCents(priceCents));
  const full = expenses && fullPriceInWords(priceCents, expenses, locale);
  return {
    name: `${fullName(locale, row)} ${versionName(row)}`.trim(),
    price: full === undefined ? price : `${price} (${full})`,
    href: `${siteAddress()}${addressOf(locale, row)}`,
    picture: coverAddress(row, locale),
  };
};

const mailedDealer = ({ name, address, zipCode, municipality, phone }: StoredDealer): MailedDealer => ({
  name,
  address: `${address}, ${zipCode} ${municipality}`,
  phone: phoneText(phone),
});

/** The vehicle and the dealer where it can be seen, as described in a mail. */
export const describeForMail = (
  row: VehicleRow,
  dealer: StoredDealer,
  { locale, expenses }: { readonly locale: Locale; readonly expenses: AddedExpenses },
) => ({
  vehicle: mailedVehicle(row, locale, expenses),
  dealer: mailedDealer(dealer),
});
