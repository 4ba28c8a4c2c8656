import { hashText } from "#shop-folder/pages/hash-text.ts";
import type { CatalogueVersion } from "../catalogue/catalogue-types.ts";

/** What a VIN may hold: no I, O or Q. */
const vinCharacters = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
/** The tenth character, from 2010 on; it returns after 30 years. */
const modelYears = "ABCDEFGHJKLMNPRSTVWXY123456789";

/**
 * A vehicle's VIN: the maker's own first three characters, five that describe the version, Z (no check digit, as European
 * makers do), the model year, a plant and a serial number. Unique for indexes from 0 to 999 999.
 */
export const vinOf = (version: CatalogueVersion, modelYear: number, index: number): string => {
  const yearCode = modelYears[(((modelYear - 2010) % 30) + 30) % 30] ?? "A";
  const hash = hashText(version.id);
  const plant = vinCharacters[hashText(version.modelId) % 24] ?? "A";
  // 389 171 has no factor in common with a million, so no serial number comes twice.
  const serial = String((index * 389_171 + 104_729) % 1_000_000).padStart(6, "0");
  return `${version.wmi}${descriptor(hash)}Z${yearCode}${plant}${serial}`;
};

/** The eight digits at the end of a vehicle's address; unique for indexes below 90 000 000. */
export const publicIdOf = (index: number): string =>
  String(10_000_000 + ((index * 61_283_417 + 20_414_233) % 90_000_000));

const descriptor = (hash: number): string => {
  let rest = hash;
  let text = "";
  for (let place = 0; place < 5; place++) {
    text += vinCharacters[rest % vinCharacters.length];
    rest = Math.floor(rest / vinCharacters.length);
  }
  return text;
};
