import type { appointmentEs } from "./appointment-es.ts";
import type { Texts } from "./texts.ts";

/** Those mails in the Portuguese of Portugal. */
export const appointmentPt: Texts<typeof appointmentEs> = {
  booked: {
    subject: "A sua marcação para {date} às {time}",
    intro: "A sua marcação para vermos o seu carro no concessionário está feita.",
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
  calendarSummary: "Visita para vermos o seu carro em {dealer}",
  when: "Dia e hora",
  at: "{date}, {time} (hora do concessionário)",
  dealer: "Concessionário",
  address: "Morada",
  phone: "Telefone do concessionário",
  car: "O seu carro",
  plate: "Matrícula",
  value: "Valor estimado",
  bring:
    "Traga o carro com o Documento Único Automóvel, a ficha da última inspeção, o livro de revisões se o tiver, todas as chaves e o seu documento de identificação.",
  change: "Se precisar de alterar ou anular a marcação, faça-o na sua avaliação:",
  changeByPhone: "Se precisar de alterar ou anular a marcação, ligue para o concessionário: {phone}.",
  another: "Se quiser outra marcação, escolha-a na sua avaliação:",
  anotherByPhone: "Se quiser outra marcação, ligue para o concessionário: {phone}.",
  link: "Ver a minha avaliação",
};
