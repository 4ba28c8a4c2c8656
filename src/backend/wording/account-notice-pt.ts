import type { accountNoticeEs } from "./account-notice-es.ts";
import type { Texts } from "./texts.ts";

/** Mails about an account in Portuguese. */
export const accountNoticePt: Texts<typeof accountNoticeEs> = {
  passwordChanged: {
    subject: "A palavra-passe da sua conta foi alterada",
    intro: "Alterou a palavra-passe da sua conta {shop} e terminámos as suas outras sessões.",
    notYou: "Se não foi você, peça outra palavra-passe o quanto antes na página de acesso:",
    link: "Ir para a página de acesso",
  },
  addressChangeRequested: {
    subject: "Pediram para alterar o e-mail da sua conta",
    intro:
      "Alguém que conhece a sua palavra-passe pediu que a sua conta {shop} tivesse outro e-mail. Este continua válido enquanto o novo não for confirmado.",
    notYou: "Se não foi você, peça outra palavra-passe o quanto antes na página de acesso:",
    link: "Ir para a página de acesso",
  },
  addressTaken: {
    subject: "Já existe uma conta com este e-mail",
    intro:
      "Alguém pediu para usar este e-mail na sua conta {shop}, mas já existe uma com ele. Nada foi alterado.",
    notYou: "Se foi você, pode entrar com este e-mail:",
    link: "Ir para a página de acesso",
  },
  addressChanged: {
    subject: "O e-mail da sua conta foi alterado",
    intro: "A sua conta {shop} tem outro e-mail: já não é possível entrar com este.",
    notYou: "Se não foi você, escreva-nos o quanto antes:",
    link: "Escrever-nos",
  },
  providerLinked: {
    subject: "Já pode entrar na sua conta com {provider}",
    intro:
      "Entrou na sua conta {shop} com {provider} e confirmou que é sua. A partir de agora também pode entrar assim.",
    notYou: "Se não foi você, escreva-nos quanto antes:",
    link: "Escrever-nos",
  },
  accountDeleted: {
    subject: "Apagámos a sua conta",
    intro:
      "Apagámos a sua conta {shop}, com os seus dados, favoritos, pesquisas, alertas, avisos e pedidos. Esta é a última mensagem que lhe enviamos por causa dela.",
    notYou: "Se não foi você, escreva-nos:",
    link: "Escrever-nos",
  },
};
