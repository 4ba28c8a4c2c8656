/** A row of the file: the line on which it ends, and its cells by the name of their column, as columnKey writes it. */
export type FeedRecord = { readonly line: number; readonly cells: ReadonlyMap<string, string> };

/** `broken`: a row that cannot be parsed. `cut`: the feed ends here, although something should follow. */
export type Unread = { readonly kind: "broken" | "cut"; readonly line: number; readonly problem: string };

/** A part of a feed, in its order. */
export type FeedPart = { readonly kind: "row"; readonly record: FeedRecord } | Unread;

/** Whether all cells of a row are blank: what spreadsheets leave behind a table is no row. */
export const isBlankRow = (cells: readonly string[]): boolean =>
  cells.every((cell) => !/[^\p{Cc}\s]/u.test(cell));

export type RecordOptions = {
  /** Separator of CSV; detected when absent. */
  readonly delimiter?: string | undefined;
  /** Whether the first row of CSV names the columns; otherwise their names are numbers from 0 on. */
  readonly header?: boolean;
  /** The element of XML that is a row. */
  readonly item?: string | undefined;
  /** Called with the time at which XML says it was written. */
  readonly onTime?: (time: Date) => void;
  /** Called with the names of the columns before the first row: all of them, or for JSON the fields of the first row. */
  readonly head: (columns: readonly string[], areAll: boolean) => void;
  /** Called with the fields of a later row of JSON that has one of them twice, as columns are compared. */
  readonly doubled?: (columns: readonly string[]) => void;
};
