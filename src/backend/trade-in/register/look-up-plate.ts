import { knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { BackendError, InvalidFieldError, NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import type { Country } from "#market/countries.ts";
import { marketOf } from "#market/markets.ts";
import { nameCar } from "../name-car.ts";
import { findRegisteredCar } from "./find-registered-car.ts";

/** Plates by which a caller can see what happens when nobody knows the car, and when the register does not answer. */
const playing = {
  ES: { unknown: "0000BBB", away: "9999ZZZ" },
  PT: { unknown: "ZZ00ZZ", away: "ZZ99ZZ" },
} as const satisfies Record<Country, Readonly<Record<"unknown" | "away", string>>>;

/**
 * `GET retake/plate/v2/{plate}`: the car behind a plate of the market of the call's locale, without kilometres and VIN, which no
 * register tells. 400 for what is no plate of that market.
 */
export const lookUpPlate: Handler<typeof tradeInEndpoints.plate> = async ({ params }, call) => {
  const { orm, locale, now } = call;
  const market = marketOf(locale);
  const plate = market.plate.normalise(params.plate);
  const hint = plate === undefined ? undefined : market.plate.registrationHint(plate);
  if (plate === undefined || hint === undefined)
    throw new InvalidFieldError("plate", "No plate of this market");
  if (plate === playing[market.country].away)
    throw new BackendError("unavailable", "The register does not answer at the moment");
  const lastMonth = market.formats.isoDate(now).slice(0, 7);
  const car =
    plate === playing[market.country].unknown
      ? undefined
      : findRegisteredCar({ plate, hint }, await knownCatalogue(orm), lastMonth);
  if (car === undefined) throw new NotFoundError("The register does not know this plate");
  return { plate, ...nameCar(car, locale), plateDate: `${car.month}-01` };
};
