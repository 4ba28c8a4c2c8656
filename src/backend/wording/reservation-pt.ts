import type { reservationEs, sandboxEs } from "./reservation-es.ts";
import type { Texts } from "./texts.ts";

/** Reservations and their payment, in Portuguese. */
export const reservationPt: Texts<typeof reservationEs> = {
  warranty: "Garantia de {months} meses",
  retainedWithoutName: "As suas reservas, sem o seu nome, e-mail, telefone nem morada",
};

/** The simulated page of a bank, where no card is charged. */
export const sandboxPt: Texts<typeof sandboxEs> = {
  title: "Banco de testes",
  text: "Um banco a sério pedir-lhe-ia agora que confirme um pagamento de {amount}. Isto é um teste: nada é cobrado.",
  confirm: "Confirmar o pagamento",
  refuse: "Recusar",
};
