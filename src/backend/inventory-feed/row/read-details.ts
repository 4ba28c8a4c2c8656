import { wordingOf } from "#backend/wording/wording.ts";
import { businessConstants } from "#domain/business-constants.ts";
import { nameKey } from "#domain/slugify.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Country } from "#market/countries.ts";
import { byLocale, type Locale, locales } from "#platform/locale.ts";
import { cutAtWord } from "../values/cut-at-word.ts";
import { readDay } from "../values/read-day.ts";
import { readNumber } from "../values/read-number.ts";
import { Unreadable } from "../values/unreadable.ts";
import { equipmentOf } from "../words/equipment-of.ts";
import { paintOf } from "../words/paint-of.ts";
import type { VehicleDetails } from "./feed-vehicle.ts";
import type { RowCells } from "./row-cells.ts";
import type { RowContext } from "./row-context.ts";

/** The code that ISO reserves for unknown countries: pages show none then. */
const unknownCountry = "ZZ";

const longestColor = 60;

type Known = Pick<VehicleDetails, "registeredAt" | "euroStandard"> & {
  readonly kind: VehicleKind;
  readonly country: Country;
  readonly timeZone: string;
};

/** What only the vehicle's own page and card show. */
export const readDetails = (
  cells: RowCells,
  { registeredAt, euroStandard, kind, country, timeZone }: Known,
  context: RowContext,
): VehicleDetails | undefined => {
  const before = cells.refusals.length;
  const { map, now } = context;
  const color = readColor(cells, kind, context);
  const warrantyMonths = cells.read("warrantyMonths", (text) => {
    const months = readNumber(text, { decimals: 0 });
    return typeof months === "number" && months >= 1 && months <= 120
      ? months
      : new Unreadable("months, from 1 to 120");
  });
  const inspectionDueAt =
    cells.read("inspectionDue", (text) => readDay(text, { dateOrder: map.dateOrder, now, timeZone })) ?? null;
  const origin = cells.read(
    "origin",
    (text) => countryOf(text) ?? new Unreadable("a country, such as DE or Alemania"),
  );
  if (color === undefined || cells.refusals.length > before) return undefined;
  return {
    registeredAt,
    ...color,
    warrantyMonths: warrantyMonths ?? businessConstants.warrantyYears * 12,
    imported: origin !== undefined && origin !== country,
    originCountry: origin ?? unknownCountry,
    inspectionDueAt,
    euroStandard,
    equipment: readEquipment(cells, kind, context),
  };
};

type Color = Pick<VehicleDetails, "paint" | "colorName">;

/** The paint's name as the feed has it in its own language, and plainly in the others. */
const readColor = (cells: RowCells, kind: VehicleKind, { map, leaveOut }: RowContext): Color | undefined => {
  const expected = "a colour, or one of words.color";
  return cells.need("color", expected, (text) => {
    const paint = paintOf(cells.translated("color", text));
    if (paint === undefined) return new Unreadable(expected);
    const plain = (locale: Locale) => capitalised(wordingOf(locale).paints[paint][kind]);
    const { start, rest } = cutAtWord(text, longestColor);
    if (rest !== "") leaveOut("color", rest, `it is behind the ${longestColor} characters that are stored`);
    const nameIn = (locale: Locale) => (locale === map.language ? capitalised(start) : plain(locale));
    return { paint, colorName: byLocale(nameIn) };
  });
};

const capitalised = (text: string): string => {
  const lower = text === text.toUpperCase() ? text.toLowerCase() : text;
  return `${lower.slice(0, 1).toUpperCase()}${lower.slice(1)}`;
};

const countryOf = (text: string): string | undefined => {
  const key = nameKey(text);
  return locales
    .flatMap((locale) => Object.entries<string>(wordingOf(locale).countries))
    .find(([code, name]) => code.toLowerCase() === key || nameKey(name) === key)?.[0];
};

const readEquipment = (cells: RowCells, kind: VehicleKind, { leaveOut }: RowContext): string[] => {
  const found = cells.list("equipment").flatMap((item) => {
    const id = equipmentOf(nameKey(cells.translated("equipment", item)), kind);
    if (id === undefined)
      leaveOut("equipment", item, "pages have no words for it; words.equipment may say what it is");
    return id === undefined ? [] : [id];
  });
  return [...new Set(found)];
};
