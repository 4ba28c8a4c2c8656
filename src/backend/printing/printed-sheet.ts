import type { Locale } from "#platform/locale.ts";

/** Labels and short values. */
export type SheetRows = readonly (readonly [label: string, value: string])[];

/** The parts of a sheet, from top to bottom. */
export type SheetPart =
  | { readonly kind: "heading"; readonly text: string }
  /** `note` is small and pale. */
  | { readonly kind: "text" | "note"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "facts"; readonly rows: SheetRows }
  /** Amounts, to the right; the rows whose labels are among `totals` stand out. */
  | { readonly kind: "amounts"; readonly rows: SheetRows; readonly totals: readonly string[] }
  /** Labels and values with room for handwriting. */
  | { readonly kind: "form"; readonly rows: SheetRows }
  | {
      readonly kind: "table";
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly totals: readonly string[];
    }
  | { readonly kind: "new-page" };

/** The texts of a sheet, before layout. */
export type PrintedSheet = {
  readonly locale: Locale;
  readonly title: string;
  /** Its subject, below the title. */
  readonly subject: string;
  readonly parts: readonly SheetPart[];
  /** With the placeholders `{page}` and `{pages}`. */
  readonly page: string;
};
