import type forms from "#locales/es/forms.ts";

/** What can be wrong with what was sent, by the key of its words (`locales/…/forms.ts`). */
export type MistakeKey = keyof (typeof forms)["mistakes"];

/** One thing to put right; `values` are what its words speak of, such as the longest text. */
export interface Mistake {
  readonly key: MistakeKey;
  readonly values?: Readonly<Record<string, string>>;
}

/** What is wrong, by the name of the field; under `form` what concerns no field. */
export type Mistakes<Field extends string = string> = Readonly<Partial<Record<Field | "form", Mistake>>>;

/** Of what a schema of a form found: its messages are keys. */
export const isMistakeKey = (text: string, known: object): text is MistakeKey => Object.hasOwn(known, text);
