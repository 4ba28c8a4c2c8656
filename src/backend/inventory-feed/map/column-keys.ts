import { type FeedField, fieldNames } from "./feed-fields.ts";
import type { FeedMap } from "./feed-map.ts";

/** Normalizes the name of a column for comparison: NFC, case-insensitive, trimmed. */
export const columnKey = (name: string): string => name.trim().toLowerCase().normalize("NFC");

/** By field, the keys of its columns and of its unit column. */
export type ColumnKeys = ReadonlyMap<
  FeedField,
  { readonly columns: readonly string[]; readonly unit: string | undefined }
>;

export const columnKeysOf = ({ columns }: Pick<FeedMap, "columns">): ColumnKeys =>
  new Map(
    fieldNames.flatMap((field) => {
      const mapped = columns[field];
      if (mapped === undefined) return [];
      const unit = mapped.unitColumn === undefined ? undefined : columnKey(mapped.unitColumn);
      return [[field, { columns: mapped.columns.map(columnKey), unit }] as const];
    }),
  );
