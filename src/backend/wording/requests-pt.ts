import type { requestsEs } from "./requests-es.ts";
import type { Texts } from "./texts.ts";

/** Mails about requests, newsletters and alerts in Portuguese. */
export const requestsPt: Texts<typeof requestsEs> = {
  greeting: "Olá:",
  reference: "Referência",
  alert: "Alerta",
  vehicle: "Veículo",
  price: "Preço",
  preferred: "Dia e hora da sua preferência",
  preferredAt: "{date}, {time} (hora do concessionário)",
  dealer: "Concessionário",
  address: "Morada",
  dealerPhone: "Telefone do concessionário",
  phone: "O seu telefone",
  message: "A sua mensagem",
  page: "Pode voltar a ver o veículo aqui:",
  pageLink: "Ver o veículo",
  withdraw: "Se não foi você, ou se mudou de ideias, anule o pedido e apagaremos os dados que contém:",
  withdrawLink: "Anular o pedido",
  "test-drive": {
    subject: "Recebemos o seu pedido de test-drive: {vehicle}",
    intro: "Recebemos o seu pedido para experimentar este veículo.",
    next: "Entraremos em contacto consigo para combinar o dia e a hora. Até lá, o test-drive não está confirmado.",
    nextWithin:
      "Entraremos em contacto consigo no prazo máximo de {hours} horas para combinar o dia e a hora. Até lá, o test-drive não está confirmado.",
  },
  "contact-vehicle": {
    subject: "Recebemos a sua pergunta: {vehicle}",
    intro: "Recebemos a sua pergunta sobre este veículo.",
    next: "Responderemos assim que pudermos. Se preferir, ligue para o concessionário.",
    nextWithin: "Responderemos no prazo máximo de {hours} horas. Se preferir, ligue para o concessionário.",
  },
  newsletter: {
    subject: "Confirme que quer receber as nossas novidades",
    intro: "Alguém pediu para receber as nossas novidades neste e-mail.",
  },
  "car-alert": {
    subject: "Confirme o seu alerta de veículos",
    intro:
      "Alguém pediu que avisássemos neste e-mail quando chegassem veículos como os da sua pesquisa, ou quando baixassem de preço.",
  },
  "price-drop": {
    subject: "Confirme o seu aviso de descida de preço",
    intro: "Alguém pediu que avisássemos neste e-mail quando o preço deste veículo descesse.",
  },
  confirm: "Se foi você, confirme:",
  confirmLink: "Sim, quero",
  unconfirmed:
    "Se não foi você, não faça nada: sem a sua confirmação não o enviaremos, e ao fim de {days} dias apagaremos o seu e-mail.",
  started: {
    newsletter: {
      subject: "Vai receber as nossas novidades",
      intro: "A partir de agora, enviaremos as nossas novidades para este e-mail.",
      end: "Pode cancelar quando quiser:",
      endLink: "Cancelar a subscrição",
    },
    "car-alert": {
      subject: "O seu alerta de veículos está ativo",
      intro:
        "Escrever-lhe-emos quando chegarem veículos como os da sua pesquisa, ou quando baixarem de preço. O alerta dura doze meses.",
      end: "Pode pausá-lo, alterá-lo ou terminá-lo quando quiser:",
      endLink: "Gerir o alerta",
    },
    "price-drop": {
      subject: "O seu aviso de descida de preço está ativo",
      intro: "Escrever-lhe-emos se o preço do veículo descer. O aviso dura doze meses.",
      end: "Pode pausá-lo ou terminá-lo quando quiser:",
      endLink: "Gerir o aviso",
    },
  },
};
