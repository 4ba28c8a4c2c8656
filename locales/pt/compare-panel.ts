import type es from "#locales/es/compare-panel.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  loading: "A carregar a comparação",
  failed: "Não foi possível carregar a comparação. Verifique a ligação à Internet.",
  retry: "Tentar novamente",
  goOn: "Continuar a procurar",
  page: "Partilhar ou imprimir",
  takenOff: "{name} já não está à venda: foi retirado da sua lista.",
  full: "A sua comparação está completa: {limit} veículos",
  whichOut: "Qual quer retirar para colocar {name}?",
  replace: "Retirar {out} e colocar {name}",
  keepAll: "Deixar como está",
} as const satisfies Wording<typeof es>;
