import { environmentalBadge } from "#domain/environmental-badge.ts";
import { localClock } from "#domain/local-clock.ts";
import { centsFromEuros } from "#domain/money.ts";
import type { Country } from "#market/countries.ts";
import { type DayForm, readDay } from "../values/read-day.ts";
import { readFlag } from "../values/read-flag.ts";
import { readMeasure } from "../values/read-measure.ts";
import { type Reading, Unreadable } from "../values/unreadable.ts";
import { badgeOf, statusOf } from "../words/meanings.ts";
import type { FeedVehicle, VersionFacts } from "./feed-vehicle.ts";
import { measures } from "./measures.ts";
import type { RowCells } from "./row-cells.ts";
import type { RowContext } from "./row-context.ts";

type ReadOffer = {
  readonly offer: FeedVehicle["offer"];
  readonly registeredAt: string;
  readonly euroStandard: string | null;
};

export type OfferFacts = Pick<VersionFacts, "fuel" | "electricRange"> & Pick<FeedVehicle, "kind">;

/** The default deposit of a credit: a fifth of the price, in whole hundreds. */
const usualDeposit = (euros: number): number => Math.ceil((euros * 0.2) / 100) * 100;

/** Where a vehicle is sold. */
type Place = { readonly country: Country; readonly timeZone: string };

/** Price, status and the other facts of an offer that searches filter by. */
export const readOffer = (
  cells: RowCells,
  version: OfferFacts,
  { map, now, country, timeZone }: Pick<RowContext, "map" | "now"> & Place,
): ReadOffer | undefined => {
  const before = cells.refusals.length;
  const { money, deposit, distance } = measures(map, cells);
  const kms = distance("kilometers", 0, 2_000_000);
  const price = cells.need("price", money("price").expected, (text) => readMeasure(text, money("price")));
  const kilometers = cells.need("kilometers", kms.expected, (text) => readMeasure(text, kms));
  const registeredAt = cells.need("registered", "the day, month or year of the first registration", (text) =>
    readPast(text, { dateOrder: map.dateOrder, now, timeZone }),
  );
  const financedPrice = cells.read("financedPrice", (text) => readMeasure(text, money("financedPrice")));
  const financing = cells.read("financing", readFlag) ?? false;
  const givenDeposit = cells.read("deposit", (text) => readMeasure(text, deposit("deposit")));
  const year = cells.read("modelYear", (text) => readWithin(text, 1900, now.getUTCFullYear() + 2));
  const owners = cells.read("owners", (text) => readWithin(text, 1, 99));
  const badge = cells.read(
    "badge",
    (text) =>
      badgeOf(text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "")) ??
      new Unreadable("a badge: 0, ECO, C, B or none"),
  );
  const euroStandard = cells.read("euroStandard", readEuroStandard) ?? null;
  const status = cells.word("status", "in stock, reserved or sold, or one of words.status", statusOf);
  const flags = {
    lowCost: cells.read("lowCost", readFlag) ?? false,
    highlighted: cells.read("highlighted", readFlag) ?? false,
    deductibleVat: cells.read("deductibleVat", readFlag) ?? false,
  };
  if (price === undefined || kilometers === undefined || registeredAt === undefined) return undefined;
  if (cells.refusals.length > before) return undefined;
  const given = environmentalBadge({
    kind: version.kind,
    fuel: version.fuel,
    firstRegistration: registeredAt,
    ...(euroStandard !== null && { euroStandard: Number(/\d/.exec(euroStandard)?.[0]) }),
    ...(version.electricRange !== null && { electricRangeKm: version.electricRange }),
    ...(badge !== undefined && { supplied: badge }),
  });
  const offer = {
    priceCents: centsFromEuros(price),
    promoPriceCents:
      financedPrice === undefined || financedPrice === price ? null : centsFromEuros(financedPrice),
    depositCents: financing ? centsFromEuros(givenDeposit ?? usualDeposit(price)) : null,
    kilometers,
    year: year ?? Number(registeredAt.slice(0, 4)),
    owners: owners ?? null,
    badge: country !== "ES" || given === undefined || given === "none" ? null : given,
    ...flags,
    status: status ?? "in-stock",
  };
  return { offer, registeredAt, euroStandard };
};

/** A day that is not in the future where the vehicle is; of a year alone the first one. */
const readPast = (text: string, form: DayForm): Reading<string> => {
  const day = /^(?:19|20)\d{2}$/.test(text) ? `${text}-01-01` : readDay(text, form);
  if (day instanceof Unreadable) return day;
  const isPast = day >= "1900-01-01" && day <= localClock(form.now, form.timeZone).date;
  return isPast ? day : new Unreadable("a day that is not in the future");
};

const readWithin = (text: string, least: number, most: number): Reading<number> => {
  const value = Number(text);
  const isIn = /^\d+$/.test(text) && value >= least && value <= most;
  return isIn ? value : new Unreadable(`a whole number from ${least} to ${most}`);
};

/** `EURO6d-TEMP` is `Euro 6d-TEMP`. */
const readEuroStandard = (text: string): Reading<string> => {
  const [, standard, step = ""] = /^(?:euro)?\s*-?\s*([1-7])\s*([a-z+-]*)$/i.exec(text.trim()) ?? [];
  return standard === undefined
    ? new Unreadable("a Euro standard such as Euro 6d")
    : `Euro ${standard}${step}`;
};
