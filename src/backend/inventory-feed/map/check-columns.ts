import { byNumber } from "../by-number.ts";
import { FeedError } from "../feed-error.ts";
import { columnKey, columnMatch } from "./column-keys.ts";
import { type FeedField, feedFields, fieldNames } from "./feed-fields.ts";
import type { FeedMap } from "./feed-map.ts";

/** What the first row says: the names of columns, and whether no row has further ones. */
export type Head = {
  readonly columns: readonly string[];
  readonly areAll: boolean;
};

/**
 * Checks the names of a feed's columns before its first row.
 * @param isDelta whether rows may leave out everything but their vehicle
 * @throws FeedError that names every column of the map that the feed does not have, or has more than once
 */
export const checkColumns = (map: FeedMap, { columns, areAll }: Head, isDelta = false): void => {
  checkDoubled(map, columns);
  const keys = columns.map(columnKey);
  const has = (column: string): boolean => {
    const match = columnMatch(column);
    return typeof match === "string" ? keys.includes(match) : keys.some((key) => match.test(key));
  };
  const missing = fieldNames.flatMap((field) => {
    const isNeeded = "needed" in feedFields[field] && map.values[field] === undefined;
    const isExpected = isDelta ? field === "vin" : isNeeded || (areAll && !map.optionalColumns);
    if (!isExpected) return [];
    const { or } = map.columns[field] ?? {};
    if (or !== undefined && has(or)) return [];
    return columnsOf(map, field)
      .filter((column) => !has(column))
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
