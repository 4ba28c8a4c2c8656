import type { Country } from "./countries.ts";
import { markets } from "./markets.ts";

type Address = { readonly country: Country; readonly zipCode: string };

/** Where no road of the peninsula leads. `ownTaxes`: outside the European Union's value added tax, so that goods pass a customs office. */
export type LandMass = { readonly name: string; readonly ownTaxes: boolean };

const peninsula: LandMass = { name: "peninsula", ownTaxes: false };

/** By prefixes of postal codes; the first that matches applies. */
const elsewhere: Readonly<Record<Country, readonly (readonly [beginning: RegExp, land: LandMass])[]>> = {
  ES: [
    [/^07/, { name: "Illes Balears", ownTaxes: false }],
    [/^3[58]/, { name: "Canarias", ownTaxes: true }],
    [/^51/, { name: "Ceuta", ownTaxes: true }],
    [/^52/, { name: "Melilla", ownTaxes: true }],
  ],
  PT: [
    [/^9[0-4]/, { name: "Madeira", ownTaxes: false }],
    [/^9[5-9]/, { name: "Açores", ownTaxes: false }],
  ],
};

/** The piece of land that an address lies on, each group of islands as one. */
export const landMassAt = ({ country, zipCode }: Address): LandMass =>
  elsewhere[country].find(([beginning]) => beginning.test(zipCode))?.[1] ?? peninsula;

/** Time zones by prefixes of postal codes; the first that matches applies. */
const zones: Readonly<Record<Country, readonly (readonly [beginning: RegExp, timeZone: string])[]>> = {
  ES: [[/^3[58]/, "Atlantic/Canary"]],
  PT: [
    [/^9[0-4]/, "Atlantic/Madeira"],
    [/^9[5-9]/, "Atlantic/Azores"],
  ],
};

/** Name of the time zone of an address, islands included: `Atlantic/Canary`. */
export const timeZoneAt = ({ country, zipCode }: Address): string =>
  zones[country].find(([beginning]) => beginning.test(zipCode))?.[1] ?? markets[country].timeZone;

/** ISO 3166-2 codes of Spain's communities, with the beginnings of their postal codes. */
const communities: Readonly<Record<string, readonly string[]>> = {
  AN: ["04", "11", "14", "18", "21", "23", "29", "41"],
  AR: ["22", "44", "50"],
  AS: ["33"],
  CB: ["39"],
  CE: ["51"],
  CL: ["05", "09", "24", "34", "37", "40", "42", "47", "49"],
  CM: ["02", "13", "16", "19", "45"],
  CN: ["35", "38"],
  CT: ["08", "17", "25", "43"],
  EX: ["06", "10"],
  GA: ["15", "27", "32", "36"],
  IB: ["07"],
  MC: ["30"],
  MD: ["28"],
  ML: ["52"],
  NC: ["31"],
  PV: ["01", "20", "48"],
  RI: ["26"],
  VC: ["03", "12", "46"],
};

const byPostalCode = new Map(
  Object.entries(communities).flatMap(([code, beginnings]) =>
    beginnings.map((beginning) => [beginning, code] as const),
  ),
);

/**
 * The region whose public holidays an address has, by its ISO 3166-2 code without the country: `MD`. Undefined in Portugal, whose
 * mainland has national and municipal holidays alone, and for an unknown postal code.
 */
export const holidayRegion = ({ country, zipCode }: Address): string | undefined =>
  country === "ES" ? byPostalCode.get(zipCode.slice(0, 2)) : undefined;
