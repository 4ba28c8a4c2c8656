import type { appointmentEs } from "./appointment-es.ts";
import type { Texts } from "./wording.ts";

/** What those mails say in the Portuguese of Portugal. */
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
