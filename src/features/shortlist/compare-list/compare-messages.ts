import es from "#locales/es/shortlist.ts";
import pt from "#locales/pt/shortlist.ts";
import type { Locale } from "#platform/locale.ts";
import { fill } from "../fill.ts";

/** What is said when the list changes. */
export const compareMessages = (locale: Locale) => {
  const words = { es, pt }[locale];
  return {
    added: (name: string, count: number, limit: number) => fill(words.added, { name, count, limit }),
    removed: (name: string) => fill(words.removed, { name }),
    unsaved: words.unsaved,
  };
};

export type CompareMessages = ReturnType<typeof compareMessages>;
