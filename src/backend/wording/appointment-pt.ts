import type { appointmentEs, valueEs } from "./appointment-es.ts";
import type { Texts } from "./texts.ts";

/** Those mails in the Portuguese of Portugal. */
export const appointmentPt: Texts<typeof appointmentEs> = {
  booked: {
    subject: "A sua marcação para {date} às {time}",
  },
  moved: {
    subject: "Alterámos a sua marcação para {date} às {time}",
    intro: "Alterámos a data da sua marcação. A anterior já não é válida: esta é a nova.",
  },
  cancelled: {
    subject: "Anulámos a sua marcação de {date} às {time}",
    intro: "A sua marcação está anulada e a hora voltou a ficar livre. Era esta:",
  },
  held: {
    subject: "Confirme a sua marcação de {date} às {time}",
    intro:
      "Guardamos-lhe esta hora até às {until} (hora do concessionário). Se não a confirmar antes, fica livre.",
    press: "Para ficar com a marcação, confirme-a aqui:",
    link: "Confirmar a marcação",
    notYou: "Se não foi pedida por si, não faça nada: a hora fica livre por si só.",
  },
  confirm: {
    title: "Confirma a sua marcação?",
    what: "{date}, {time}, em {dealer}, {address}.",
    text: "Guardamos-lhe esta hora até às {until} (hora do concessionário).",
    button: "Confirmar a marcação",
    doneTitle: "A sua marcação está confirmada",
    doneText:
      "Enviámos-lhe um e-mail com todos os dados, o que deve trazer e um ficheiro para o seu calendário.",
    goneTitle: "Esta ligação já não é válida",
    goneText:
      "A marcação não foi confirmada a tempo e a hora ficou livre, ou foi alterada ou anulada depois. Se a alterou, use a ligação do último e-mail.",
    another: "Pedir outra marcação",
  },
  when: "Dia e hora",
  at: "{date}, {time} (hora do concessionário)",
  dealer: "Concessionário",
  address: "Morada",
  phone: "Telefone do concessionário",
  car: "O seu carro",
  plate: "Matrícula",
  value: { firm: "Avaliação firme", indicative: "Avaliação indicativa" },
  inspection: {
    booked: "A sua marcação para vermos o seu carro no concessionário está feita.",
    bring:
      "Traga o carro com o Documento Único Automóvel, a ficha da última inspeção, o livro de revisões se o tiver, todas as chaves e o seu documento de identificação.",
    calendarSummary: "Visita para vermos o seu carro em {dealer}",
  },
  "test-drive": {
    booked: "Esperamos por si para experimentar o veículo no concessionário.",
    bring: "Traga a sua carta de condução e o seu documento de identificação.",
    calendarSummary: "Test-drive em {dealer}",
  },
  byAccount: {
    change: "Se precisar de alterar ou anular a marcação, faça-o na sua avaliação:",
    another: "Se quiser outra marcação, escolha-a na sua avaliação:",
    label: "Ver a minha avaliação",
  },
  byLink: {
    change: "Se precisar de alterar ou anular a marcação, faça-o aqui:",
    another: "Se quiser outra marcação, escolha-a aqui:",
    label: "Ver, alterar ou anular a marcação",
  },
  photos: {
    intro: "Com fotografias o concessionário pode preparar-se antes de o ver:",
    label: "Juntar fotografias do carro",
  },
  manage: {
    title: "A sua marcação",
    chooseTitle: "Escolha o dia e a hora para vermos o seu carro",
    moved: "Alterámos a sua marcação. Enviámos-lhe um e-mail com a nova.",
    held: "Falta confirmá-la: enviámos-lhe um e-mail com uma ligação. Até às {until} (hora do concessionário) guardamos-lhe a hora.",
    over: "Esta marcação já passou.",
    calendar: "Adicionar ao calendário",
    changeTitle: "Alterar a marcação",
    slot: "Dia e hora",
    change: "Alterar a marcação",
    cancelTitle: "Anular a marcação",
    cancelText: "A hora fica livre para outra pessoa.",
    cancel: "Anular a marcação",
    cancelledTitle: "A sua marcação está anulada",
    cancelledText: "Enviámos-lhe um e-mail que a retira do seu calendário.",
    anotherTitle: "Quer outra?",
    another: "Marcar esta hora",
    none: "Nas próximas semanas não há nenhuma hora livre. Ligue para o concessionário: {phone}.",
    taken: "Essa hora já não está livre. Escolha outra.",
    fixed: "Esta marcação já não pode ser alterada aqui. Ligue para o concessionário: {phone}.",
  },
};

/** The mail with the value of a car. */
export const valuePt: Texts<typeof valueEs> = {
  subject: "O seu {car} vale hoje {value}",
  intro: "Esta é a avaliação do seu carro. Vale até {until}.",
  firm: "É uma avaliação firme.",
  indicative:
    "É uma avaliação indicativa: temos poucos carros do seu modelo com que o comparar. Confirmamos-lhe o preço quando o virmos.",
  how: "De onde vem",
  table: "Quanto desconta cada dano",
  promise:
    "Este valor é para um carro em bom estado. Quando o virmos só se desconta o que diz esta tabela, e nunca mais.",
  sharePer: "{share} por cada {kms} a mais",
  next: "Escolha dia e hora para o vermos:",
  link: "Continuar com a minha avaliação",
};
