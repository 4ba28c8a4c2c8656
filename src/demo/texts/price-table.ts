import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { Figures } from "./fill-data.ts";
import { modelWords } from "./model-sentences.ts";
import type { ModelStock } from "./model-stock.ts";
import type { SeedComponent } from "./seed-page.ts";

/** What the model costs by year of first registration; nothing where there is but one year. */
export const priceTable = (
  locale: Locale,
  { kind, vehicles }: ModelStock,
  values: Figures,
): SeedComponent[] => {
  const frame = modelWords[locale].frame;
  const { money, number } = marketOf(locale).formats;
  const years = [...Map.groupBy(vehicles, ({ modelYear }) => modelYear)].sort(([a], [b]) => b - a);
  if (years.length < 2) return [];
  const rows = years.slice(0, 10).map(([year, group]) => {
    const prices = group.map(({ totalPriceCents }) => totalPriceCents / 100);
    return [String(year), number(group.length), money(Math.min(...prices)), money(Math.max(...prices))];
  });
  const data = {
    heading: fill(kind === "car" ? frame.table : frame.motorbikeTable, values),
    caption: fill(frame.caption, values),
    columns: [...frame.columns],
    rows,
  };
  return [{ id: "prices", key: "figures-table", data }];
};
