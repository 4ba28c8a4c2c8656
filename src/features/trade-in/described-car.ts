import type { TradeIn } from "#api/models/trade-in.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import type { Answers } from "#wizard/flow.ts";
import { type CarTexts, readFound } from "./found-car.ts";

/** `2019-05-01` */
const firstOf = (year = "", month = ""): string => `${year}-${month.padStart(2, "0")}-01`;

/** The car of the answers: from its plate lookup, or described manually; undefined while incomplete. */
export const describedCar = ({ register, found, make, model, version }: Answers): CarTexts | undefined =>
  found?.own === "yes"
    ? readFound(found)
    : readFound({
        ...make,
        ...model,
        ...version,
        plateDate: firstOf(make?.year, make?.month),
        // The lookup may return a VIN without a complete car.
        ...(register?.vin && { vin: register.vin }),
      });

/** A car as a manual description. */
export const describedAnswers = (car: CarTexts) => {
  const { brand, brandId, model, modelId = "", version, versionId, plateDate } = car;
  const { fuel, fuelId, transmission, transmissionId } = car;
  const [year = "", month] = plateDate.split("-");
  return {
    make: { brandId, brand, year, month: String(Number(month)) },
    model: { modelId, model },
    version: { versionId, version, fuelId, fuel, transmissionId, transmission },
  };
};

/** Name of a stored trade-in's car, or the day of its valuation where the service does not return the car. */
export const storedCarName = (stored: TradeIn, locale: Locale): string => {
  const { brand, model, version = "", createTime } = stored;
  if (brand && model) return carName({ brand, model, version }).trim();
  return fill(wordsOf(locale, "tradeIns").unnamed, { date: marketOf(locale).formats.longDate(createTime) });
};

/** `SEAT León 1.5 TSI 130 CV Style` */
export const carName = ({ brand, model, version }: Pick<CarTexts, "brand" | "model" | "version">): string =>
  `${brand} ${model} ${version}`;

const longestName = 150;

/** `SEAT Córdoba 1.4 (2006)`: the car of a request, in the visitor's words or as it was chosen. */
export const nameInRequest = (answers: Answers): string | undefined => {
  const { words } = answers;
  const chosen = words?.make ? undefined : describedCar(answers);
  const name = chosen ? carName(chosen) : [words?.make, words?.model].filter(Boolean).join(" ");
  const year = chosen?.plateDate.slice(0, 4) ?? words?.year;
  return name ? `${name}${year ? ` (${year})` : ""}`.slice(0, longestName) : undefined;
};
