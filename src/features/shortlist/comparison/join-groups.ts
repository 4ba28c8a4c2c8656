import type { Expenses } from "#api/models/full-price.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { costKinds } from "#contract/running-costs.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { type WordsOf, wordsOf } from "#platform/wording.ts";
import { comparableCosts } from "../weighing/comparable-costs.ts";
import type { ComparisonGroup } from "./comparison.ts";
import { type Line, mainLines, rowsOf } from "./comparison-lines.ts";

/** Costs of the vehicles in the next years, where comparable, with the lines included in the sum. */
const costGroup = (vehicles: readonly Vehicle[], locale: Locale): readonly ComparisonGroup[] => {
  const compared = comparableCosts(vehicles.map(({ runningCosts }) => runningCosts));
  if (!compared) return [];
  const { years, kilometersPerYear, kinds, totals } = compared;
  const words = wordsOf(locale, "runningCosts");
  const { money, kilometres } = marketOf(locale).formats;
  const columns = vehicles.map(({ runningCosts: costs }, index): readonly Line[] => [
    ...costKinds.map((kind): Line => {
      const { amount, least } = costs?.lines.find((line) => line.kind === kind) ?? {};
      if (amount === undefined) return [words.kinds[kind], null];
      return [
        words.kinds[kind],
        least === undefined ? money(amount) : fill(words.upTo, { amount: money(amount) }),
      ];
    }),
    [words.insurance, costs?.insurance && fill(words.insuranceClass, { class: costs.insurance.class })],
    [
      kinds.length === costKinds.length
        ? words.total
        : fill(wordsOf(locale, "compare").costOf, {
            lines: kinds.map((kind) => words.kinds[kind].toLowerCase()).join(", "),
          }),
      money(totals[index]),
    ],
  ]);
  return [
    {
      heading: fill(wordsOf(locale, "compare").costs, { years, kilometers: kilometres(kilometersPerYear) }),
      missing: words.unknown,
      rows: rowsOf(columns),
    },
  ];
};

/** A monthly price requires all other terms beside it (Ley 16/2011 art. 9). */
const financeLines = (
  { card, carDetailFinance: finance }: Vehicle,
  { termValue }: WordsOf<"compare">,
  locale: Locale,
): readonly Line[] => {
  const words = wordsOf(locale, "figures");
  const { money, percent, number } = marketOf(locale).formats;
  if (finance === undefined || card.monthlyPrice === undefined) return [];
  return [
    [words.fee, money(finance.monthlyPayment)],
    [words.taeg, percent(finance.taeg)],
    [words.tan, percent(finance.tan)],
    [words.months, termValue.replace("{months}", number(finance.months))],
    [words.deposit, money(finance.depositValue)],
    [words.capital, money(finance.capitalFinance)],
    [words.initialExpenses, money(finance.initialExpenses)],
    [words.mtic, money(finance.mtic)],
  ];
};

/** Merges groups with the same heading of different vehicles, in order of first occurrence. */
const joinGroups = <Group extends { readonly heading: string }>(
  vehicles: readonly (readonly Group[])[],
  missing: string,
  linesOf: (group: Group | undefined) => readonly Line[],
  gapOf?: Parameters<typeof rowsOf>[1],
): readonly ComparisonGroup[] => {
  const headings = new Set(vehicles.flatMap((groups) => groups.map(({ heading }) => heading)));
  return [...headings].map((heading) => ({
    heading,
    missing,
    rows: rowsOf(
      vehicles.map((groups) => linesOf(groups.find((group) => group.heading === heading))),
      gapOf,
    ),
  }));
};

/** @param perYear price of each vehicle for each year that it is expected to last, in order */
export const groupsOf = (
  vehicles: readonly Vehicle[],
  locale: Locale,
  perYear: readonly (number | undefined)[],
  expenses: Expenses | undefined,
): readonly ComparisonGroup[] => {
  const words = wordsOf(locale, "compare");
  const { missing, notOffered, notListed } = words;
  const gapOf = (column: number, label: string): string | undefined => {
    const gap = vehicles[column]?.technicalGaps?.find((each) => each.label === label)?.gap;
    return gap && (gap === "inapplicable" ? words.inapplicable : words.no);
  };
  const vins = new Set(vehicles.map(({ card }) => card.vin));
  return [
    {
      heading: words.main,
      missing,
      rows: rowsOf(
        vehicles.map((each, index) => mainLines(each, words, locale, { perYear: perYear[index], expenses })),
      ),
    },
    {
      heading: words.finance,
      missing: notOffered,
      rows: rowsOf(vehicles.map((each) => financeLines(each, words, locale))),
    },
    ...costGroup(vehicles, locale),
    ...joinGroups(
      vehicles.map(({ technicalData }) => technicalData),
      missing,
      (group) =>
        (group?.items ?? [])
          .filter(({ value }) => !vins.has(value))
          .map(({ label, value }): Line => [label, value]),
      gapOf,
    ),
    ...joinGroups(
      vehicles.map(({ equipment }) => equipment),
      notListed,
      (group) => (group?.items ?? []).map((item): Line => [item, words.yes]),
    ),
  ].filter(({ rows }) => rows.length > 0);
};
