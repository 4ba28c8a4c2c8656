export default {
  place: "Está en Portugal",
  why: "Para circular con él en España hay que matricularlo aquí, con su inspección técnica.",
  tax: "El impuesto de matriculación es de unos {amount}, según sus emisiones y su precio.",
  taxLeast: "El impuesto de matriculación es de unos {amount}, o algo más.",
  noTax: "Por sus emisiones no paga impuesto de matriculación.",
  unknown: "Del impuesto de matriculación no tenemos el importe: pídelo al concesionario antes de reservar.",
  apart: "Nada de esto está en el precio. El concesionario te dice cómo se tramita.",
  included:
    "La matriculación y su impuesto están incluidos en el precio, y el concesionario se ocupa de todo.",
  line: "Matricularlo en España",
  lineTax: "unos {amount}, no incluido",
  lineLeast: "desde unos {amount}, no incluido",
  lineNoTax: "sin impuesto; trámites no incluidos",
  lineUnknown: "no incluido, pide el importe",
  lineIncluded: "incluido",
} as const;
