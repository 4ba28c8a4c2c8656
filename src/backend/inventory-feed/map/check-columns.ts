import { byNumber } from "../by-number.ts";
import { FeedError } from "../feed-error.ts";
import { columnKey } from "./column-keys.ts";
import { type FeedField, feedFields, fieldNames } from "./feed-fields.ts";
import type { FeedMap } from "./feed-map.ts";

/**
 * Checks the names of a feed's columns before its first row.
 * @param areAll whether no row has further columns
 * @throws FeedError that names every column of the map that the feed does not have, or has more than once
 */
export const checkColumns = (map: FeedMap, columns: readonly string[], areAll: boolean): void => {
  checkDoubled(map, columns);
  const known = new Set(columns.map(columnKey));
  const missing = fieldNames.flatMap((field) => {
    const isExpected = areAll || ("needed" in feedFields[field] && map.values[field] === undefined);
    return columnsOf(map, field)
      .filter((column) => isExpected && !known.has(columnKey(column)))
      .map((column) => `columns.${field}: the feed has no column "${column}"`);
  });
  if (missing.length > 0) throw new FeedError([...missing, listed(columns)]);
};

/** @throws FeedError that names every column of the map that the feed has more than once, since it is ambiguous */
export const checkDoubled = (map: FeedMap, columns: readonly string[]): void => {
  const same = Map.groupBy(columns, columnKey);
  const doubled = fieldNames.flatMap((field) =>
    columnsOf(map, field).flatMap((column) => {
      const { length = 0 } = same.get(columnKey(column)) ?? [];
      const times = byNumber(length, "# time", "# times");
      return length > 1 ? [`columns.${field}: the feed has the column "${column}" ${times}`] : [];
    }),
  );
  if (doubled.length > 0) throw new FeedError([...doubled, listed(columns)]);
};

const listed = (columns: readonly string[]): string => `the feed's columns: ${columns.join(", ")}`;

const columnsOf = ({ columns }: FeedMap, field: FeedField): readonly string[] => {
  const { columns: names = [], unitColumn } = columns[field] ?? {};
  return unitColumn === undefined ? names : [...names, unitColumn];
};
