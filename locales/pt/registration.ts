import type es from "#locales/es/registration.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  place: "Está em Espanha",
  why: "Para circular em Portugal é preciso legalizá-lo, com inspeção e matrícula portuguesa.",
  tax: "O ISV é de cerca de {amount}, segundo a cilindrada, as emissões e a idade.",
  taxLeast: "O ISV é de cerca de {amount}, ou um pouco mais se emitir mais partículas.",
  noTax: "Por ser elétrico, não paga ISV.",
  unknown: "Não temos aqui o valor do ISV: peça-o ao concessionário antes de reservar.",
  apart: "Nada disto está no preço. O concessionário explica-lhe como se trata.",
  included: "A legalização e o ISV estão incluídos no preço, e o concessionário trata de tudo.",
  line: "Legalizá-lo em Portugal",
  lineTax: "cerca de {amount} de ISV, não incluído",
  lineLeast: "desde cerca de {amount} de ISV, não incluído",
  lineNoTax: "sem ISV; legalização não incluída",
  lineUnknown: "não incluído, peça o valor",
  lineIncluded: "incluído",
} as const satisfies Wording<typeof es>;
