import type es from "#locales/es/simulator.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  eachVehicle:
    "Cada veículo tem a sua própria proposta de financiamento: abra a ficha e calcule aí a sua prestação.",
  price: "Preço do veículo (€)",
  deposit: "Entrada inicial (€)",
  months: "Prazo",
  submit: "Calcular a prestação",
  limits:
    "Preço entre {minPrice} e {maxPrice}. A entrada inicial, a partir de {minDeposit} e até {share} do preço.",
  priceTooLow: "O simulador começa em {limit}. Calculámos com esse preço.",
  priceTooHigh: "O simulador vai até {limit}. Calculámos com esse preço.",
  depositTooHigh: "Com esse preço, a entrada inicial máxima é de {limit}. Calculámos com esse valor.",
  unreadPrice: "Não percebemos o preço. Escreva um número, por exemplo 15000.",
  cars: "Ver carros até {price}",
} satisfies Wording<typeof es>;
