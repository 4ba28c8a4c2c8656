export default {
  link: "¿Cabe esta cuota en tu mes?",
  title: "¿Cabe esta cuota en tu mes?",
  perMonth: "al mes",
  intro:
    "Tres preguntas para hacerte una idea. No es una solicitud ni una decisión: no preguntamos a ningún banco ni a ningún fichero, y no guardamos lo que escribes.",
  income: "Lo que ingresas al mes, neto (€)",
  incomeHelp: "Si lo pagáis entre dos, lo de los dos.",
  paid: "Lo que ya pagas al mes por vivienda y préstamos (€)",
  paidHelp: "Alquiler o hipoteca, tarjetas y otros créditos. Si no pagas nada, escribe 0.",
  fee: "La cuota del coche al mes (€)",
  submit: "Ver si cabe",
  titles: {
    fits: "Con estas cifras, cabe",
    tight: "Con estas cifras, va justo",
    beyond: "Con estas cifras, es mucho",
    unread: "No hemos entendido alguna cifra",
  },
  texts: {
    fits: "Vivienda y préstamos se quedan, como mucho, en el {fits} % de lo que ingresas.",
    tight:
      "Vivienda y préstamos pasan del {fits} % de lo que ingresas. Con más entrada la cuota baja; con más plazo también, pero pagas más en total.",
    beyond:
      "Vivienda y préstamos pasan del {tight} % de lo que ingresas. Mira una entrada mayor o un coche más barato antes de comprometerte.",
    unread: "Escribe solo cifras, por ejemplo 1850 o 1.850,50, y una cuota mayor que cero.",
  },
  noDecision:
    "Es una cuenta orientativa, no una decisión. Si pides el crédito, decide la entidad financiera.",
  rule: "La regla es de uso común: vivienda y préstamos juntos, hasta el {fits} % de los ingresos con holgura y hasta el {tight} % con apuros.",
  back: "Volver a la financiación",
} as const;
