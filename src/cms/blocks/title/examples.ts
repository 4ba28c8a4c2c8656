import type { TitleData } from "#contract/blocks/title.ts";

export const examples = [
  { heading: "Financiación", text: "Cuota, TAE y total a pagar, antes de decidir." },
  { heading: "Aviso legal" },
] satisfies TitleData[];
