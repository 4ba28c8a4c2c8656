import { type FeedField, type FieldTraits, feedFields } from "../map/feed-fields.ts";
import type { FeedMap } from "../map/feed-map.ts";
import type { MeasureForm } from "../values/read-measure.ts";

/** How the map has the measures of a row written, each by its field. */
export const measures = ({ decimal, columns }: Pick<FeedMap, "decimal" | "columns">) => {
  const unitOf = (field: FeedField): string => {
    const { units = [""] }: FieldTraits = feedFields[field];
    return columns[field]?.unit ?? units[0] ?? "";
  };
  const form =
    (quantity: MeasureForm["quantity"], expected: string, least: number, most: number) =>
    (field: FeedField): MeasureForm => ({
      quantity,
      unit: unitOf(field),
      expected,
      decimal,
      least,
      most,
    });
  return {
    money: form(
      "money",
      "an amount such as 12.345,00 or 12,345.00, from 100 to 5 million euros",
      100,
      5_000_000,
    ),
    deposit: form("money", "an amount in euros", 0, 5_000_000),
    power: form("power", "a power such as 110 kW or 150 CV, up to 2000 CV", 1, 2000),
    volume: form("volume", "a displacement such as 1598 cc or 1.6 l", 40, 12_000),
    distance: (field: FeedField, least: number, most: number) =>
      form("distance", `kilometres or miles, from ${least} to ${most} km`, least, most)(field),
  };
};
