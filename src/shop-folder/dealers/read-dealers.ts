import { z } from "zod";
import { isEmailAddress } from "#domain/email-address.ts";
import { countries } from "#market/countries.ts";
import { marketOfCountry } from "#market/markets.ts";
import { locales } from "#platform/locale.ts";
import { cells } from "../files/cells.ts";
import { placeOf, readCsv } from "../files/read-csv.ts";
import { ShopFileError } from "../files/shop-file-error.ts";
import type { FileText } from "../files/shop-folder.ts";
import { openingHours } from "./opening-hours.ts";
import type { ShopDealer } from "./shop-dealer.ts";

const code = z.string().regex(/^[A-Za-z0-9-]{1,40}$/, "expected letters, digits and hyphens");

const mail = z.string().refine(isEmailAddress, "expected a mail address");

const telephone = z.string().regex(/^\+\d{8,15}$/, "expected a telephone such as +34910000001");

const dealerRow = z.object({
  code,
  /** On the wire; the code where there is none. */
  id: cells.optional(code),
  name: cells.text,
  country: cells.oneOf(countries),
  group: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, "expected a name such as CP or CEV"),
  municipality: cells.text,
  region: cells.text,
  address: cells.text,
  "postal code": cells.text,
  latitude: cells.decimal.refine((degrees) => Math.abs(degrees) <= 90, "expected degrees from -90 to 90"),
  longitude: cells.decimal.refine((degrees) => Math.abs(degrees) <= 180, "expected degrees from -180 to 180"),
  phone: telephone,
  whatsapp: cells.optional(telephone),
  hours: openingHours,
  /** Of the people who answer; the shop's `staff` where a cell is empty. */
  mail: cells.optional(mail),
  "mail appointments": cells.optional(mail),
  "mail reservations": cells.optional(mail),
  "mail language": cells.optional(cells.oneOf(locales)),
});

/**
 * The dealers of `dealers.csv`, in its order.
 * @throws ShopFileError that names line and column of what is wrong
 */
export const readDealers = (table: FileText): readonly ShopDealer[] => {
  const rows = readCsv(table, dealerRow, (row) => row.code);
  const ids = rows.map((row) => row.id ?? row.code);
  const faults = rows.flatMap((row, index) => {
    const at = (column: string) => placeOf(table.file, row, column);
    const postalCode = marketOfCountry(row.country).postalCode.normalise(row["postal code"]);
    return [
      ...(postalCode === row["postal code"]
        ? []
        : [`${at("postal code")}: expected one of ${row.country}, not "${row["postal code"]}"`]),
      ...(ids.indexOf(ids[index] ?? "") < index
        ? [`${at("id")}: another dealer has the id "${ids[index]}"`]
        : []),
    ];
  });
  if (faults.length > 0) throw new ShopFileError(faults);
  return rows.map(({ code: dealerCode, id = dealerCode, "postal code": zipCode, hours, ...row }) => {
    const { mail: own, "mail appointments": appointments, "mail reservations": reservations, ...rest } = row;
    const { "mail language": language, ...place } = rest;
    const staffMail = { mail: own, appointments, reservations, language };
    return { ...place, id, dealerCode, zipCode, openingHours: hours, staffMail };
  });
};
