import type { subscriptionEs } from "./subscription-es.ts";
import type { Texts } from "./texts.ts";

/** The pages on which newsletters and alerts are confirmed, changed and ended, in Portuguese. */
export const subscriptionPt: Texts<typeof subscriptionEs> = {
  errorTitle: "Erro: {title}",
  summary: "Há algo a corrigir",
  toShop: "Ir para a página inicial",
  contact: "Escrever-nos",
  forgedTitle: "Esta ligação não está completa",
  forgedText:
    "O programa de e-mail pode tê-la cortado. Copie a ligação inteira da nossa mensagem e abra-a outra vez.",
  goneTitle: "Esta ligação já não é válida",
  goneText: "Expirou, ou o que pediu já não existe. Não precisa de fazer mais nada.",
  confirm: {
    newsletter: {
      title: "Quer receber as nossas novidades?",
      text: "Vamos escrever-lhe para este e-mail. Pode cancelar quando quiser.",
      button: "Sim, quero recebê-las",
      doneTitle: "Vai receber as nossas novidades",
      doneText: "Cada e-mail traz uma ligação para cancelar.",
    },
    "car-alert": {
      title: "Quer ativar o seu alerta?",
      text: "Vamos escrever-lhe para este e-mail quando chegarem veículos como os que procura ou quando baixarem de preço: um e-mail por hora, no máximo. O alerta termina ao fim de doze meses.",
      button: "Sim, ativar o alerta",
      doneTitle: "O seu alerta está ativo",
      doneText: "Cada e-mail traz ligações para o suspender, alterar ou terminar.",
    },
    "price-drop": {
      title: "Quer que o avisemos se o preço baixar?",
      text: "Vamos escrever-lhe para este e-mail se o preço do veículo baixar. O aviso termina ao fim de doze meses.",
      button: "Sim, quero o aviso",
      doneTitle: "Será avisado se o preço baixar",
      doneText: "Cada e-mail traz uma ligação para terminar o aviso.",
    },
  },
  newsletter: {
    title: "Quer deixar de receber as nossas novidades?",
    text: "Vamos apagar o seu e-mail da lista.",
    button: "Cancelar a subscrição",
    doneTitle: "Já não vai receber as nossas novidades",
    doneText: "Apagámos o seu e-mail da lista. Não precisa de fazer mais nada.",
  },
  alerts: {
    title: "Quer deixar de receber e-mails dos seus alertas?",
    text: "Terminam os alertas que pediu sem conta com este e-mail. Os da sua conta ficam suspensos e pode voltar a ativá-los.",
    button: "Deixar de os receber",
    doneTitle: "Já não vai receber e-mails dos seus alertas",
    doneText:
      "Os alertas que pediu sem conta terminaram e os da sua conta estão suspensos. Pode ainda chegar um e-mail que já estava a caminho.",
  },
  alert: {
    title: "O seu alerta de veículos",
    named: "Alerta «{name}»",
    priceDrop: "Aviso de descida de preço",
    active: "O alerta está ativo: escrevemos-lhe quando há novidades.",
    paused: "O alerta está suspenso: não lhe escrevemos até o ativar outra vez.",
    ends: "Termina a {date}.",
    pause: "Suspender o alerta",
    resume: "Ativar o alerta outra vez",
    changeTitle: "Alterar os limites",
    priceTo: "Preço máximo, em euros",
    kmsTo: "Quilómetros no máximo",
    yearFrom: "Ano desde",
    change: "Guardar os limites",
    unread: "Escreva apenas algarismos possíveis, por exemplo {example}, ou deixe o campo vazio.",
    same: "Já tem outro alerta que procura o mesmo.",
    endTitle: "Terminar",
    endText: "Se o terminar, não lhe escrevemos mais por causa dele.",
    end: "Terminar o alerta",
    doneTitle: "O alerta terminou",
    doneText: "Não lhe escrevemos mais por causa dele. Não precisa de fazer mais nada.",
  },
};
