import type { Country } from "./countries.ts";

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
export const holidayRegion = ({
  country,
  zipCode,
}: {
  readonly country: Country;
  readonly zipCode: string;
}): string | undefined => (country === "ES" ? byPostalCode.get(zipCode.slice(0, 2)) : undefined);
