import type es from "#locales/es/leads.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  contactTitle: "Escreva-nos",
  contactIntro: "Diga-nos de que precisa e respondemos-lhe por e-mail.",
  contactSend: "Enviar mensagem",
  contactUse: "Usamos estes dados apenas para lhe responder.",
  contactSent: "Recebemos a sua mensagem",
  contactNext: "Respondemos-lhe por e-mail. Se nos deixou o seu número, é possível que lhe telefonemos.",
  sent: "O que nos enviou",
  reference: "Referência",
} as const satisfies Wording<typeof es>;
