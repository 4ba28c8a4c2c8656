import type { VehicleDetail } from "#contract/vehicle.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { Result } from "#platform/result.ts";
import { preparePicture } from "#ui/picture/prepare-picture.ts";
import { type CompareWords, compareWords } from "../compare-words.ts";
import type { ComparedVehicle, Comparison, ComparisonGroup, ComparisonRow } from "./comparison.ts";

const columnSizes = "(width > 1024px) 16rem, 50vw";

type Line = readonly [label: string, value: string | null | undefined];

/** Rows out of each vehicle's own lines, in the order in which a label first comes; lines of the same label share one. */
const rowsOf = (columns: readonly (readonly Line[])[]): readonly ComparisonRow[] => {
  const labels = new Set(columns.flatMap((lines) => lines.map(([label]) => label)));
  return [...labels].flatMap((label) => {
    const values = columns.map((lines) => lines.find(([name]) => name === label)?.[1] ?? null);
    if (values.every((value) => value === null)) return [];
    return [{ label, values, differs: values.some((value) => value !== values[0]) }];
  });
};

/** Groups that carry the same heading in different vehicles become one, in the order in which they first come. */
const joinGroups = <Group extends { readonly heading: string }>(
  vehicles: readonly (readonly Group[])[],
  missing: string,
  linesOf: (group: Group | undefined) => readonly Line[],
): readonly ComparisonGroup[] => {
  const headings = new Set(vehicles.flatMap((groups) => groups.map(({ heading }) => heading)));
  return [...headings].map((heading) => ({
    heading,
    missing,
    rows: rowsOf(vehicles.map((groups) => linesOf(groups.find((group) => group.heading === heading)))),
  }));
};

const mainLines = ({ card }: VehicleDetail, words: CompareWords, locale: Locale): readonly Line[] => {
  const { environmentalBadge: badge } = card;
  const { money, kilometres } = marketOf(locale).formats;
  return [
    [words.price, money(card.totalPrice)],
    [words.year, String(card.year)],
    [words.kilometers, kilometres(card.kilometers)],
    [words.place, card.location],
    [words.badge, badge?.id?.toUpperCase() ?? badge?.alt],
  ];
};

/** A monthly price stands only with everything that the law wants beside it (Ley 16/2011 art. 9). */
const financeLines = (
  { card, carDetailFinance: finance }: VehicleDetail,
  words: CompareWords,
  locale: Locale,
): readonly Line[] => {
  const { money, percent, number } = marketOf(locale).formats;
  if (finance === undefined || card.monthlyPrice === undefined) return [];
  return [
    [words.monthly, money(finance.monthlyPayment)],
    [words.taeg, percent(finance.taeg)],
    [words.tan, percent(finance.tan)],
    [words.term, words.termValue.replace("{months}", number(finance.months))],
    [words.deposit, money(finance.depositValue)],
    [words.capital, money(finance.capitalFinance)],
    [words.expenses, money(finance.initialExpenses)],
    [words.mtic, money(finance.mtic)],
  ];
};

/** A vehicle as the shortlist draws it, in one language. */
export const comparedVehicle = ({ card, path }: VehicleDetail, locale: Locale): ComparedVehicle => ({
  vin: card.vin,
  name: `${card.brand} ${card.model}`,
  version: card.commercialDescription,
  path,
  price: marketOf(locale).formats.money(card.totalPrice),
  picture: preparePicture(
    card.picture ?? (card.imageUrl ? { url: card.imageUrl } : undefined),
    columnSizes,
    card.kind,
  ),
  reserved: card.reserved,
});

const groupsOf = (vehicles: readonly VehicleDetail[], locale: Locale): readonly ComparisonGroup[] => {
  const words = compareWords(locale);
  const { missing, notOffered, notListed } = words;
  const vins = new Set(vehicles.map(({ card }) => card.vin));
  return [
    { heading: words.main, missing, rows: rowsOf(vehicles.map((each) => mainLines(each, words, locale))) },
    {
      heading: words.finance,
      missing: notOffered,
      rows: rowsOf(vehicles.map((each) => financeLines(each, words, locale))),
    },
    ...joinGroups(
      vehicles.map(({ technicalData }) => technicalData),
      missing,
      (group) =>
        (group?.items ?? [])
          .filter(({ value }) => !vins.has(value))
          .map(({ label, value }): Line => [label, value]),
    ),
    ...joinGroups(
      vehicles.map(({ equipment }) => equipment),
      notListed,
      (group) => (group?.items ?? []).map((item): Line => [item, words.yes]),
    ),
  ].filter(({ rows }) => rows.length > 0);
};

/**
 * Vehicles side by side, out of what the data service answered for each. The ones that are sold, unknown or could not
 * be loaded are left out and counted.
 */
export const buildComparison = (answers: readonly Result<VehicleDetail>[], locale: Locale): Comparison => {
  const found = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const failures = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.kind]));
  const vehicles = found.filter(({ card }) => !card.bought);
  const unknown = failures.filter((kind) => kind === "not-found" || kind === "gone").length;
  return {
    vehicles: vehicles.map((vehicle) => comparedVehicle(vehicle, locale)),
    groups: groupsOf(vehicles, locale),
    sold: found.filter(({ card }) => card.bought).map(({ card }) => `${card.brand} ${card.model}`),
    unknown,
    unavailable: failures.length - unknown,
  };
};
