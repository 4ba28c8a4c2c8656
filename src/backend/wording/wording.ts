import type { Locale } from "#platform/locale.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Texts<Source[Key]>;
};

export type Wording = Texts<typeof es>;

const wordings: Readonly<Record<Locale, Wording>> = { es, pt };

/** The services' texts in a language. */
export const wordingOf = (locale: Locale): Wording => wordings[locale];

/** Puts values in the place of a text's placeholders. Throws RangeError for a placeholder without a value. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`No value for {${name}} in "${text}"`);
    return String(value);
  });
