import { fill } from "#platform/fill.ts";
import { wordsOf } from "#platform/wording.ts";

type Scope = Parameters<typeof wordsOf>[1];

/** Stands in for `#platform/i18n.ts` in tests that render a page: Spanish, and of plurals the one for many. */
export const spanishWording = {
  getCurrentLocale: async () => "es",
  getScopedI18n: async (scope: Scope) => {
    const words: Readonly<Record<string, unknown>> = wordsOf("es", scope);
    return (key: string, values: Readonly<Record<string, string | number>> = {}) => {
      const text = words[key] ?? words[`${key}#other`] ?? key;
      return typeof text === "string" ? fill(text, (name) => String(values[name] ?? "")) : key;
    };
  },
};
