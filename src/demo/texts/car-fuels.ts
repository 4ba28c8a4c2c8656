import type { ModelWords } from "./model-sentences.ts";

/** One and many of something, such as `híbrido` and `híbridos`. */
export type OneMany = readonly [one: string, many: string];

export const carFuelsEs: ModelWords["fuels"] = {
  petrol: ["de gasolina", "de gasolina"],
  diesel: ["diésel", "diésel"],
  hybrid: ["híbrido", "híbridos"],
  "plug-in-hybrid": ["híbrido enchufable", "híbridos enchufables"],
  electric: ["eléctrico", "eléctricos"],
  lpg: ["de gas", "de gas"],
  cng: ["de gas natural", "de gas natural"],
};

export const carFuelsPt: ModelWords["fuels"] = {
  petrol: ["a gasolina", "a gasolina"],
  diesel: ["a gasóleo", "a gasóleo"],
  hybrid: ["híbrido", "híbridos"],
  "plug-in-hybrid": ["híbrido plug-in", "híbridos plug-in"],
  electric: ["elétrico", "elétricos"],
  lpg: ["a GPL", "a GPL"],
  cng: ["a gás natural", "a gás natural"],
};
