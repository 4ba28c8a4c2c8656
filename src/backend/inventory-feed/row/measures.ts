import { type FeedField, type FieldTraits, feedFields } from "../map/feed-fields.ts";
import type { FeedMap } from "../map/feed-map.ts";
import { type MeasureForm, unitNamed } from "../values/read-measure.ts";
import type { RowCells } from "./row-cells.ts";

/** How the measures of a row are written, each by its field: from the map, and from the row's own unit columns. */
export const measures = (
  { decimal, columns }: Pick<FeedMap, "decimal" | "columns">,
  cells: Pick<RowCells, "unit">,
) => {
  /** Undefined where a column should name the unit and does not. */
  const unitOf = (field: FeedField, quantity: MeasureForm["quantity"]): string | undefined => {
    const { units = [] }: FieldTraits = feedFields[field];
    const { unit, unitColumn } = columns[field] ?? {};
    const named = cells.unit(field);
    if (named !== undefined) return unitNamed(quantity, named);
    return unit ?? (unitColumn === undefined ? units[0] : undefined);
  };
  const unitHint = (field: FeedField): string => {
    const column = columns[field]?.unitColumn;
    return column === undefined ? "" : `, its unit in "${column}", which has "${cells.unit(field) ?? ""}"`;
  };
  const form =
    (quantity: MeasureForm["quantity"], expected: string, least: number, most: number) =>
    (field: FeedField): MeasureForm => ({
      quantity,
      unit: unitOf(field, quantity),
      expected: `${expected}${unitHint(field)}`,
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
