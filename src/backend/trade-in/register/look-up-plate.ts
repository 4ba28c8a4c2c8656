import { hash } from "node:crypto";
import { type Catalogue, type KnownVersion, knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { type SoldModel, soldModels, wasSold } from "#backend/catalogue/sold-models.ts";
import { BackendError, InvalidFieldError, NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { modelNameIn } from "#domain/model-name.ts";
import type { Country } from "#market/countries.ts";
import type { RegistrationHint } from "#market/market.ts";
import { marketOf } from "#market/markets.ts";
import { nameCar } from "../name-car.ts";

/**
 * The months `YYYY-MM`, up to `last`, in which a plate may have been issued and for whose year `isKnown` holds; oldest first. A
 * series without a known start is read from 1900 on.
 */
export const possibleMonths = (
  { from = "1900-01", to = "9999-12" }: RegistrationHint,
  last: string,
  isKnown: (year: number) => boolean,
): readonly string[] => {
  const end = to < last ? to : last;
  const years = Array.from(
    { length: Math.max(0, yearOf(end) - yearOf(from) + 1) },
    (_, offset) => yearOf(from) + offset,
  );
  return years
    .filter(isKnown)
    .flatMap((year) =>
      Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, "0")}`),
    )
    .filter((month) => month >= from && month <= end);
};

const yearOf = (month: string): number => Number(month.slice(0, 4));

/**
 * Picks one of the options, always the same for the same text. An added option changes the choice only if it becomes the choice, so
 * that most plates retain their car when a month passes. Undefined without options.
 */
export const chooseByDigest = <Option>(
  text: string,
  options: readonly Option[],
  keyOf: (option: Option) => string,
): Option | undefined => {
  const ranked = options.map((option) => ({ option, rank: hash("sha256", `${text} ${keyOf(option)}`) }));
  const first = (one: (typeof ranked)[number], other: (typeof ranked)[number]) =>
    other.rank < one.rank ? other : one;
  return ranked.length === 0 ? undefined : ranked.reduce(first).option;
};

type RegisteredCar = KnownVersion & {
  /** `YYYY-MM`, of the first registration. */
  readonly month: string;
};

/**
 * The car that a register of this market would return for a plate: a version of the catalogue that was sold new in a year in which
 * the plate's series was issued. The same plate yields the same car. Undefined where the catalogue has no car of those years.
 * @param plate in capitals, without separators
 * @param lastMonth `YYYY-MM`, the last month of registrations
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

/** The model of a plate that is older than the catalogue: one of those that were sold in its year, without a version. */
const findSoldModel = (
  { plate, hint }: { readonly plate: string; readonly hint: RegistrationHint },
  lastMonth: string,
): (SoldModel & { readonly month: string }) | undefined => {
  const isKnown = (year: number) => soldModels.some((model) => wasSold(model, year));
  const month = chooseByDigest(plate, possibleMonths(hint, lastMonth, isKnown), (option) => option);
  if (month === undefined) return undefined;
  const sold = soldModels.filter((model) => wasSold(model, yearOf(month)));
  const model = chooseByDigest(plate, sold, ({ id }) => id);
  return model && { ...model, month };
};

const wasSoldIn = ({ version: { soldFrom, soldTo } }: KnownVersion, year: number): boolean =>
  soldFrom <= year && (soldTo === null || soldTo >= year);

/** Plates for testing an unknown car and an unavailable register. */
const playing = {
  ES: { unknown: "0000BBB", unavailable: "9999ZZZ" },
  PT: { unknown: "ZZ00ZZ", unavailable: "ZZ99ZZ" },
} as const satisfies Record<Country, Readonly<Record<"unknown" | "unavailable", string>>>;

/**
 * `GET retake/plate/v2/{plate}`: the car behind a plate of the market of the call's locale, without kilometres and VIN, which no
 * register has. 400 for an invalid plate of that market.
 */
export const lookUpPlate: Handler<typeof tradeInEndpoints.plate> = async ({ params }, call) => {
  const { orm, locale, now } = call;
  const market = marketOf(locale);
  const plate = market.plate.normalise(params.plate);
  const hint = plate === undefined ? undefined : market.plate.registrationHint(plate);
  if (plate === undefined || hint === undefined)
    throw new InvalidFieldError("plate", "No plate of this market");
  if (plate === playing[market.country].unavailable)
    throw new BackendError("unavailable", "The register does not answer at the moment");
  const lastMonth = market.formats.isoDate(now).slice(0, 7);
  if (plate === playing[market.country].unknown)
    throw new NotFoundError("The register does not know this plate");
  const car = findRegisteredCar({ plate, hint }, await knownCatalogue(orm), lastMonth);
  if (car) return { plate, ...nameCar(car, locale), plateDate: `${car.month}-01` };
  const older = findSoldModel({ plate, hint }, lastMonth);
  if (older === undefined) throw new NotFoundError("The register does not know this plate");
  const { brand, id, name, month } = older;
  const model = { modelId: id, model: modelNameIn(locale, name) };
  return { plate, brandId: brand.id, brand: brand.name, ...model, plateDate: `${month}-01` };
};
