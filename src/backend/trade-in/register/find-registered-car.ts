import type { Catalogue, KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import type { RegistrationHint } from "#market/market.ts";
import { chooseByDigest } from "./choose-by-digest.ts";
import { possibleMonths } from "./possible-months.ts";

export type RegisteredCar = KnownVersion & {
  /** `YYYY-MM`, of the first registration. */
  readonly month: string;
};

/**
 * The car that a register of this market would know behind a plate: a version of the catalogue that was sold new in a year in which
 * the plate's series was given out. The same plate is the same car. Undefined where the catalogue has no car of those years.
 * @param plate in capitals, without separators
 * @param lastMonth `YYYY-MM`, after which nothing was registered
 */
export const findRegisteredCar = (
  { plate, hint }: { readonly plate: string; readonly hint: RegistrationHint },
  { versions }: Pick<Catalogue, "versions">,
  lastMonth: string,
): RegisteredCar | undefined => {
  const cars = [...versions.values()].filter(({ model }) => model.kind === "car");
  const soldIn = (year: number) => (car: KnownVersion) => wasSoldIn(car, year);
  const months = possibleMonths(hint, lastMonth, (year) => cars.some(soldIn(year)));
  const month = chooseByDigest(plate, months, (option) => option);
  if (month === undefined) return undefined;
  const sold = cars.filter(soldIn(Number(month.slice(0, 4))));
  const car = chooseByDigest(plate, sold, ({ version }) => version.slug);
  return car && { ...car, month };
};

const wasSoldIn = ({ version: { soldFrom, soldTo } }: KnownVersion, year: number): boolean =>
  soldFrom <= year && (soldTo === null || soldTo >= year);
