import type forms from "#locales/es/forms.ts";

/** What can be wrong with what was sent, by the key of its words (`locales/…/forms.ts`). */
export type FieldErrorKey = keyof (typeof forms)["fieldErrors"];

/** One thing to put right; `values` are what its words speak of, such as the longest text. */
export interface FieldError {
  readonly key: FieldErrorKey;
  readonly values?: Readonly<Record<string, string>>;
}

/** What is wrong, by the name of the field; under `form` what concerns no field. */
export type FieldErrors<Field extends string = string> = Readonly<
  Partial<Record<Field | "form", FieldError>>
>;

/** Of what a schema of a form found: its messages are keys. */
export const isFieldErrorKey = (text: string, known: object): text is FieldErrorKey =>
  Object.hasOwn(known, text);
