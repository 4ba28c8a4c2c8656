import type es from "#locales/es/pre-check.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  link: "Esta prestação cabe no seu mês?",
  title: "Esta prestação cabe no seu mês?",
  perMonth: "por mês",
  intro:
    "Três perguntas para ficar com uma ideia. Não é um pedido nem uma decisão: não consultamos nenhum banco nem nenhuma base de dados, e não guardamos o que escreve.",
  income: "O que ganha por mês, líquido (€)",
  incomeHelp: "Se forem dois a pagar, o dos dois.",
  paid: "O que já paga por mês de habitação e empréstimos (€)",
  paidHelp: "Renda ou crédito à habitação, cartões e outros créditos. Se não paga nada, escreva 0.",
  fee: "A prestação do carro por mês (€)",
  submit: "Ver se cabe",
  titles: {
    fits: "Com estes valores, cabe",
    tight: "Com estes valores, fica justo",
    beyond: "Com estes valores, é muito",
    unread: "Não percebemos algum dos valores",
  },
  texts: {
    fits: "A habitação e os empréstimos ficam, no máximo, em {fits} % do que ganha.",
    tight:
      "A habitação e os empréstimos passam de {fits} % do que ganha. Com mais entrada inicial, a prestação desce; com mais prazo também, mas paga mais no total.",
    beyond:
      "A habitação e os empréstimos passam de {tight} % do que ganha. Veja uma entrada inicial maior ou um carro mais barato antes de se comprometer.",
    unread: "Escreva apenas algarismos, por exemplo 1850 ou 1850,50, e uma prestação maior do que zero.",
  },
  noDecision: "É uma conta indicativa, não uma decisão. Se pedir o crédito, decide a instituição financeira.",
  rule: "A regra é de uso comum: habitação e empréstimos juntos, até {fits} % do rendimento com folga e até {tight} % com aperto.",
  back: "Voltar ao financiamento",
} as const satisfies Wording<typeof es>;
