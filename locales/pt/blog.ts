import type es from "#locales/es/blog.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  minutes: "{minutes} min de leitura",
  changed: "Atualizado em",
  outline: "Neste artigo",
  empty: "Ainda não há artigos.",
  noPage: "Não há página {page}: o blog tem {count}.",
  firstPage: "Ir para a primeira página",
  pages: "Páginas do blog",
  page: "Página",
  previous: "Página anterior",
  next: "Página seguinte",
} satisfies Wording<typeof es>;
