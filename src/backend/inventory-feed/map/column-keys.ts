import { type FeedField, fieldNames } from "./feed-fields.ts";
import type { FeedMap } from "./feed-map.ts";

/** Normalizes the name of a column for comparison: NFC, case-insensitive, trimmed. */
export const columnKey = (name: string): string => name.trim().toLowerCase().normalize("NFC");

/** A column by its key, or several: `image[*].url` is `image[0].url`, `image[1].url` and so on. */
export type ColumnMatch = string | RegExp;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

export const columnMatch = (name: string): ColumnMatch => {
  const key = columnKey(name);
  if (!key.includes("[*]")) return key;
  return new RegExp(`^${key.split("[*]").map(escaped).join("\\[\\d+\\]")}$`);
};

/** By field, the keys of its columns, of the one that stands in for them, and of its unit column. */
export type ColumnKeys = ReadonlyMap<
  FeedField,
  {
    readonly columns: readonly ColumnMatch[];
    readonly or: string | undefined;
    readonly unit: string | undefined;
  }
>;

const keyOf = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : columnKey(name);

export const columnKeysOf = ({ columns }: Pick<FeedMap, "columns">): ColumnKeys =>
  new Map(
    fieldNames.flatMap((field) => {
      const mapped = columns[field];
      if (mapped === undefined) return [];
      const { or, unitColumn } = mapped;
      return [
        [
          field,
          { columns: mapped.columns.map(columnMatch), or: keyOf(or), unit: keyOf(unitColumn) },
        ] as const,
      ];
    }),
  );
