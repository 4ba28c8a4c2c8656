import { type Expenses, fullPriceOf } from "#api/models/full-price.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { WordsOf } from "#platform/wording.ts";
import type { ComparisonRow } from "./comparison.ts";

export const columnSizes = "(width > 1024px) 16rem, 50vw";

export type Line = readonly [label: string, value: string | null | undefined];

/** Text of a line for a vehicle that lacks it; undefined where that is not known. */
type GapOf = (column: number, label: string) => string | undefined;

/**
 * Merges each vehicle's lines into rows, ordered by the first occurrence of a label; lines with the same
 * label share a row.
 */
export const rowsOf = (
  columns: readonly (readonly Line[])[],
  gapOf: GapOf = () => undefined,
): readonly ComparisonRow[] => {
  const labels = new Set(columns.flatMap((lines) => lines.map(([label]) => label)));
  return [...labels].flatMap((label) => {
    const values = columns.map(
      (lines, column) => lines.find(([name]) => name === label)?.[1] ?? gapOf(column, label) ?? null,
    );
    if (values.every((value) => value === null)) return [];
    return [{ label, values, differs: values.some((value) => value !== values[0]) }];
  });
};

export const mainLines = (
  { card }: Vehicle,
  words: WordsOf<"compare">,
  locale: Locale,
  { perYear, expenses }: { readonly perYear?: number | undefined; readonly expenses?: Expenses | undefined },
): readonly Line[] => {
  const { environmentalBadge: badge } = card;
  const isUsed = card.year !== undefined && card.kilometers !== undefined;
  const { money, kilometres } = marketOf(locale).formats;
  const full = expenses && fullPriceOf(card.totalPrice, expenses);
  return [
    [words.price, money(card.totalPrice)],
    [words.fullPrice, full === undefined ? null : money(full)],
    [words.perYear, perYear === undefined ? (isUsed ? words.lifeOver : null) : money(perYear)],
    [words.year, card.year === undefined ? null : String(card.year)],
    [words.kilometers, card.kilometers === undefined ? null : kilometres(card.kilometers)],
    [words.place, card.location],
    [words.badge, badge?.id?.toUpperCase() ?? badge?.alt],
  ];
};
