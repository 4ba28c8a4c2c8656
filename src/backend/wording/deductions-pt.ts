import type { deductionsEs } from "./deductions-es.ts";
import type { Texts } from "./texts.ts";

/** Labels of a car's defects in the Portuguese of Portugal. */
export const deductionsPt: Texts<typeof deductionsEs> = {
  kilometers: "Mais quilómetros do que na avaliação",
  "enginePerformance-FAIR": "Motor: razoável",
  "enginePerformance-BAD": "Motor: mau",
  "drivePerformance-FAIR": "Condução: razoável",
  "drivePerformance-BAD": "Condução: má",
  "generalStatus-FAIR": "Estado geral: razoável",
  "generalStatus-BAD": "Estado geral: mau",
  imported: "Carro importado",
  scratch: "Risco",
  dent: "Mossa",
  rust: "Ferrugem",
  chip: "Impacto num vidro",
  crack: "Vidro rachado",
  broken: "Farol ou farolim partido",
  kerbed: "Jante raspada",
  worn: "Pneu gasto",
};
