import type { z } from "zod";

/** A form field: its schema and its limits. */
export interface FormField<Value = unknown> {
  /** Maximum length in UTF-16 units, as browsers count; nothing longer is decoded or stored. */
  readonly longest: number;
  /** Allows line breaks. */
  readonly lines?: true;
  /** A password or a code: read, but never stored nor shown again. */
  readonly secret?: true;
  /** What every valid text matches, as `pattern` of its box; others are found by the server alone. */
  readonly pattern?: string;
  /** What it has to be where the page shows it: of a field that counts with a certain choice alone. */
  readonly shownAs?: FormField;
  /** Parses the text, empty if the field was; messages are keys of errors. */
  readonly schema: z.ZodType<Value, string>;
}

/** The fields of a form by name; other names are ignored. */
export type FormFields = Readonly<Record<string, FormField>>;

/** What was typed, as text. */
export type FormTexts<Fields extends FormFields> = Readonly<Record<keyof Fields & string, string>>;

/** The parsed values. */
export type FormValues<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends FormField<infer Value> ? Value : never;
};
