import type es from "#locales/es/card.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  lowCost: "Preço baixo",
  highlightedVehicle: "Em destaque",
  promo: "Promoção",
  reserved: "Reservado",
  bought: "Vendido",
  oneGone: "Um veículo desta página acabou de mudar de estado.",
  severalGone: "{count} veículos desta página acabaram de mudar de estado.",
  before: "antes",
  cashPrice: "A pronto {amount}",
  fullPrice: "{amount} com despesas",
  monthly: "{amount} por mês",
  taeg: "TAEG {rate}",
  financeInfo: "Como se calcula a prestação",
  exampleText:
    "Exemplo representativo: preço a pronto {price}. Entrada {deposit}. Montante total do crédito {capital}. {months} prestações de {amount}. TAN fixa {tan}. TAEG {taeg}.",
  away: "a {km} km {place}",
  overSea: "a {km} km {place}, com mar pelo meio",
  addFavourite: "Guardar nos favoritos: {name}",
  addCompare: "Comparar {name}",
} as const satisfies Wording<typeof es>;
