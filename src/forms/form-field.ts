import type { z } from "zod";

/** A field of a form: what it takes, and how much. */
export interface FormField<Value = unknown> {
  /** Longest text, in UTF-16 units as browsers count them; nothing longer is decoded or kept. */
  readonly longest: number;
  /** Takes line breaks. */
  readonly lines?: true;
  /** A password or a code: read, but never kept nor shown again. */
  readonly secret?: true;
  /** Reads the text, empty where the field was; its messages are keys of errors. */
  readonly schema: z.ZodType<Value, string>;
}

/** The fields of a form by the names that they are sent under; what comes under another name is not looked at. */
export type FormFields = Readonly<Record<string, FormField>>;

/** What was typed, as text. */
export type FormTexts<Fields extends FormFields> = Readonly<Record<keyof Fields & string, string>>;

/** What it means. */
export type FormValues<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends FormField<infer Value> ? Value : never;
};
