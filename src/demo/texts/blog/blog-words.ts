import type { Locale } from "#platform/locale.ts";

/** What the articles of a language have in common. */
export const blogWords = {
  es: {
    blog: "Blog",
    author: "Equipo editorial de Volante",
    related: "Sigue leyendo",
    checks: "Dónde comprobarlo",
    feed: "Blog de Volante",
  },
  pt: {
    blog: "Blog",
    author: "Equipa editorial da Volante",
    related: "Continue a ler",
    checks: "Onde confirmar",
    feed: "Blog da Volante",
  },
} as const satisfies Record<Locale, Record<string, string>>;
