import type es from "#locales/es/running-costs.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  caption: "Em {years} anos, com {kilometers} por ano",
  expense: "Despesa",
  amount: "Montante",
  kinds: {
    energy: "Combustível ou carregamento",
    tax: "Imposto de circulação",
    service: "Manutenção",
    depreciation: "Perda de valor",
  },
  upTo: "até {amount}",
  unknown: "Não disponível",
  insurance: "Seguro",
  insuranceClass: "Classe {class} de 10",
  total: "Soma",
  perMonth: "São {amount} por mês.",
  without: "A soma não inclui: {lines}.",
  assumed:
    "Supomos {kilometers} por ano e os preços do dia de cada fonte, sem aumentos. Se fizer mais quilómetros, gastará mais.",
  how: "Como calculamos e de onde vêm os números",
  sources: "Fontes",
} as const satisfies Wording<typeof es>;
