import type { Texts } from "./texts.ts";
import type { valuationEs } from "./valuation-es.ts";

/** Labels of a valuation's lines in the Portuguese of Portugal. */
export const valuationPt: Texts<typeof valuationEs> = {
  comparables: "Preço de carros comparáveis à venda",
  version: "Pela versão do seu carro",
  age: "Pela idade do seu carro",
  kilometers: "Pelos quilómetros",
  preparation: "Preparação para a venda",
  inspection: "Revisão na oficina e inspeção periódica",
  selling: "Venda com garantia e impostos",
};
