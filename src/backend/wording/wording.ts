import type { Locale } from "#platform/locale.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";
import type { Texts } from "./texts.ts";

export type Wording = Texts<typeof es>;

/** The texts of each locale. */
export const wordings: Readonly<Record<Locale, Wording>> = { es, pt };

/** The services' texts in a language. */
export const wordingOf = (locale: Locale): Wording => wordings[locale];
