import type { Vehicle } from "#api/models/vehicle.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import type { ComparisonGroup } from "./comparison.ts";
import { type Line, mainLines, rowsOf } from "./comparison-lines.ts";
import { costGroup } from "./cost-group.ts";
import { financeLines } from "./finance-lines.ts";

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
      rows: rowsOf(vehicles.map((each, index) => mainLines(each, words, locale, perYear[index]))),
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
