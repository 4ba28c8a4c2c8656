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
