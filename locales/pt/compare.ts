import type es from "#locales/es/compare.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  title: "Comparar veículos",
  intro:
    "Coloque até quatro veículos lado a lado. O endereço desta página guarda a sua escolha: pode partilhá-lo.",
  empty: "Ainda não escolheu nenhum veículo. Na lista, cada ficha tem um botão para a comparar.",
  seeStock: "Procurar mais veículos",
  table: "Comparação de {count} veículos",
  characteristic: "Característica",
  remove: "Retirar {name} da comparação",
  removeShort: "Retirar",
  missing: "Um veículo deste endereço já não está à venda e não é mostrado.",
  unavailable: "Não foi possível carregar todos os veículos. Tente novamente dentro de um minuto.",
  price: "Preço a pronto",
  monthly: "Prestação mensal",
  monthlyValue: "{amount} · TAEG {rate}",
  year: "Ano",
  kilometers: "Quilómetros",
  fuel: "Combustível",
  transmission: "Caixa",
  power: "Potência",
  powerValue: "{power} cv",
  body: "Carroçaria",
  doors: "Portas",
  color: "Cor",
  place: "Onde está",
  add: "Juntar à comparação",
  addHeading: "Semelhantes para comparar",
  addOne: "Juntar {name} à comparação",
} as const satisfies Wording<typeof es>;
