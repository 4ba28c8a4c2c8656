import es from "#locales/es/shortlist.ts";
import pt from "#locales/pt/shortlist.ts";
import type { Wording } from "#locales/wording.ts";
import type { Locale } from "#platform/locale.ts";

export type ShortlistWords = Wording<typeof es>;

/** What is said of the lists that a device keeps. */
export const shortlistWords = (locale: Locale): ShortlistWords => ({ es, pt })[locale];
