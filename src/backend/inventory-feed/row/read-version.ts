import { nameKey } from "#domain/slugify.ts";
import type { Decimal } from "../map/feed-map.ts";
import { cutAtWord } from "../values/cut-at-word.ts";
import { readFlag } from "../values/read-flag.ts";
import { type MeasureForm, readMeasure } from "../values/read-measure.ts";
import { readNumber } from "../values/read-number.ts";
import { type Reading, Unreadable } from "../values/unreadable.ts";
import { gearboxIn, gearboxOf } from "../words/gearbox-of.ts";
import { fuelOf, segmentOf } from "../words/meanings.ts";
import type { EngineFacts, FeedVehicle, VersionFacts } from "./feed-vehicle.ts";
import { measures } from "./measures.ts";
import type { ReadModel } from "./read-model.ts";
import type { RowCells } from "./row-cells.ts";
import type { RowContext } from "./row-context.ts";

type ReadVersion = Pick<FeedVehicle, "version"> & {
  readonly facts: EngineFacts & Pick<VersionFacts, "electricRange">;
};

/** In characters. */
const longestName = 120;
/** What a number of doors and of seats may have behind it: `5p`, `5 puertas`, `5 plazas`. */
const doorsBehind = /[\s-]?(?:p|pts?|ptas?|puertas?|portas?|doors?)\.?$/i;
const seatsBehind = /[\s-]?(?:plazas?|asientos?|lugar(?:es)?|seats?)\.?$/i;

/** A whole number within limits. */
const whole =
  (least: number, most: number, decimal: Decimal) =>
  (text: string): Reading<number> => {
    const value = readNumber(text, { decimals: 0, decimal });
    const isIn = typeof value === "number" && value >= least && value <= most;
    return isIn ? value : new Unreadable(`a whole number from ${least} to ${most}`);
  };

const oneDecimal =
  (most: number, decimal: Decimal) =>
  (text: string): Reading<number> => {
    const value = readNumber(text.replace(/\s*(?:l|kg|kwh)?\s*\/?\s*100\s*km$/i, ""), {
      decimals: 3,
      decimal,
    });
    const isIn = typeof value === "number" && value > 0 && value <= most;
    return isIn ? Math.round(value * 10) / 10 : new Unreadable(`a number above 0, ${most} at most`);
  };

/**
 * The version of a row: a catalogue version whose name, fuel and other given facts are the same; else a new one, whose body, doors and
 * seats may come from the model's other versions.
 */
export const readVersion = (
  cells: RowCells,
  { model, kind }: ReadModel,
  { map, leaveOut }: RowContext,
): ReadVersion | undefined => {
  const before = cells.refusals.length;
  const { decimal } = map;
  const { power, volume, distance, money } = measures(map, cells);
  const text = withoutModel(cells.text("version") ?? "", model);
  const { start: named, rest } = cutAtWord(text, longestName);
  const fuel = cells.word("fuel", "a fuel: gasolina, diésel, híbrido, …, or one of words.fuel", fuelOf);
  if (fuel === undefined && cells.refusals.length === before) cells.refuse("fuel", "a fuel");
  const given = {
    segment: cells.word("body", `a body of a ${kind}, or one of words.body`, (key) => segmentOf(key, kind)),
    transmission:
      cells.word("transmission", "manual or automatic, or one of words.transmission", (_, word) =>
        gearboxOf(word),
      ) ?? gearboxIn(text),
    doors: cells.read("doors", (text) => whole(0, 6, decimal)(text.replace(doorsBehind, ""))),
    seats: cells.read("seats", (text) => whole(1, 9, decimal)(text.replace(seatsBehind, ""))),
    power: cells.read("power", (cell) => readMeasure(cell, power("power"))) ?? powerIn(text, power("power")),
    displacement: cells.read("displacement", (text) => readMeasure(text, volume("displacement"))),
    traction4x4: cells.read("traction4x4", readFlag),
    co2: cells.read("co2", (text) => whole(0, 600, decimal)(text.replace(/\s*g(?:\/km)?$/i, ""))),
    consumption: cells.read("consumption", oneDecimal(60, decimal)),
    electricRange: cells.read("electricRange", (text) =>
      readMeasure(text, distance("electricRange", 1, 1_500)),
    ),
    newPrice: cells.read("newPrice", (text) => readMeasure(text, money("newPrice"))),
  };
  if (cells.refusals.length > before || fuel === undefined) return undefined;
  const isSame = (value: unknown, known: unknown) => value === undefined || value === known;
  const known = model.versions.find(
    (version) =>
      version.fuel === fuel &&
      nameKey(version.name) === nameKey(named) &&
      (["segment", "transmission", "doors", "seats", "power", "traction4x4", "co2"] as const).every((fact) =>
        isSame(given[fact], version[fact]),
      ),
  );
  if (known) return { version: known.id, facts: known };
  const segment = given.segment ?? mostFrequent(model.versions.map((version) => version.segment));
  const alike = model.versions.filter((version) => version.segment === segment);
  const seats = given.seats ?? mostFrequent(alike.map((version) => version.seats));
  const { transmission } = given;
  if (segment === undefined) cells.refuse("body", "a body: the catalogue knows none of this model");
  if (seats === undefined)
    cells.refuse("seats", "the number of seats: the catalogue knows none of this model");
  if (transmission === undefined) cells.refuse("transmission", "manual or automatic");
  if (given.power === undefined) cells.refuse("power", "the power, in CV or kW");
  if (segment === undefined || seats === undefined || transmission === undefined || given.power === undefined)
    return undefined;
  if (rest !== "") leaveOut("version", rest, `it is behind the ${longestName} characters that are stored`);
  const version: VersionFacts = {
    name: named || engineName(given.displacement, given.power),
    segment,
    fuel,
    transmission,
    doors: kind === "motorbike" ? 0 : (given.doors ?? mostFrequent(alike.map((each) => each.doors)) ?? 0),
    seats,
    power: given.power,
    displacement: fuel === "electric" ? null : (given.displacement ?? null),
    traction4x4: given.traction4x4 ?? false,
    priceNewCents: given.newPrice === undefined ? null : Math.round(given.newPrice * 100),
    co2: given.co2 ?? (fuel === "electric" ? 0 : null),
    consumption: given.consumption ?? null,
    electricRange: given.electricRange ?? null,
  };
  return { version, facts: version };
};

/** `SEAT León 1.5 TSI` is `1.5 TSI` of a León. */
const withoutModel = (text: string, { brand, name }: ReadModel["model"]): string => {
  const cut = (rest: string, start: string) => {
    const words = rest.split(" ");
    const length = words.findIndex((_, at) => nameKey(words.slice(0, at + 1).join(" ")) === nameKey(start));
    return length === -1 ? rest : words.slice(length + 1).join(" ");
  };
  return cut(cut(text, brand.name), name);
};

/** The power in a version's name, such as `1.5 TSI 150 CV`; undefined where it names none, or several. */
const powerIn = (text: string, form: MeasureForm): number | undefined => {
  const named = text.match(/(?<![\d.,])\d{2,4} ?(?:cv|hp|ps|ch|kw)(?![\p{L}\d])/giu) ?? [];
  const read = named.map((each) => readMeasure(each, form));
  const [power, ...others] = new Set(read.filter((each) => typeof each === "number"));
  return others.length > 0 ? undefined : power;
};

const engineName = (displacement: number | undefined, power: number): string =>
  displacement === undefined ? `${power} CV` : `${(displacement / 1000).toFixed(1)} ${power} CV`;

const mostFrequent = <Value>(values: readonly Value[]): Value | undefined => {
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
};
