import type forms from "#locales/es/forms.ts";

/** Kinds of field errors, by message key (`locales/…/forms.ts`). */
export type FieldErrorKey = keyof (typeof forms)["fieldErrors"];

/** An error to correct; `values` fill its message, such as the maximum length. */
export interface FieldError {
  readonly key: FieldErrorKey;
  readonly values?: Readonly<Record<string, string>>;
}

/** Errors by field name; under `form` those that concern no field. */
export type FieldErrors<Field extends string = string> = Readonly<
  Partial<Record<Field | "form", FieldError>>
>;

/** Errors of a form schema: its messages are keys. */
export const isFieldErrorKey = (text: string, known: object): text is FieldErrorKey =>
  Object.hasOwn(known, text);
