import type { alertDigestEs, notificationEs } from "./alerts-es.ts";
import type { Texts } from "./texts.ts";

/** Texts of the services about alerts in the Portuguese of Portugal, except their pages. */
export const notificationPt: Texts<typeof notificationEs> = {
  arrived: {
    title: "Acabado de chegar: {vehicle}",
    message: "Corresponde a um dos seus alertas e custa {price}.",
    messageOfAlert: "Corresponde ao seu alerta «{alert}» e custa {price}.",
  },
  cheaper: {
    title: "{vehicle} baixou de preço",
    message: "Agora custa {price}; antes custava {previous}.",
    messageOfAlert: "Agora custa {price}; antes custava {previous}. Está no seu alerta «{alert}».",
  },
  events: {
    reserved: {
      title: "Reserva confirmada: {about}",
      message: "Recebemos o pagamento e o veículo está reservado para si.",
    },
    "reservation-cancelled": {
      title: "Reserva cancelada: {about}",
      message: "A reserva está cancelada. Na página dela tem os pormenores.",
    },
    "reservation-over": {
      title: "Reserva expirada: {about}",
      message: "O prazo para pagar terminou e o veículo voltou a estar à venda.",
    },
    valued: {
      title: "Avaliação: {about}",
      message: "O seu carro vale hoje {price}. A avaliação vale 30 dias.",
    },
    booked: { title: "Marcação feita: {about}", message: "Esperamos por si em {date}, às {time}." },
    moved: {
      title: "Marcação alterada: {about}",
      message: "Alterámos a sua marcação para {date}, às {time}.",
    },
    cancelled: {
      title: "Marcação anulada: {about}",
      message: "A sua marcação de {date}, às {time}, está anulada.",
    },
  },
};

/** The mail with the matches of alerts. */
export const alertDigestPt: Texts<typeof alertDigestEs> = {
  greeting: "Olá:",
  subjectOne: "1 veículo para si nos seus alertas",
  subject: "{count} veículos para si nos seus alertas",
  intro:
    "Eis o que os seus alertas encontraram. Os preços são os deste momento, e um veículo pode ser reservado antes de o ver.",
  named: "Alerta «{name}»",
  carAlert: "O seu alerta de veículos",
  priceDrop: "Descida de preço",
  priceBefore: "{price} (antes {previous})",
  moreOne: "Há mais 1 veículo neste alerta.",
  more: "Há mais {count} veículos neste alerta.",
  moreLink: "Ver todos",
  manage: "Quer suspender, alterar ou terminar este alerta?",
  manageLink: "Gerir o alerta",
  account: "Tem todos os seus alertas na sua conta:",
  accountLink: "Ver os meus alertas",
  endAll: "Não quer receber mais e-mails dos seus alertas?",
  endAllLink: "Deixar de os receber",
};
