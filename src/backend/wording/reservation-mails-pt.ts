import type { reservationMailsEs } from "./reservation-mails-es.ts";
import type { Texts } from "./texts.ts";

/** Those mails in the Portuguese of Portugal. */
export const reservationMailsPt: Texts<typeof reservationMailsEs> = {
  confirmed: {
    subject: "A sua reserva está confirmada: {vehicle}",
    intro: "Recebemos o sinal e o veículo está reservado para si. Mais ninguém o pode reservar.",
  },
  cancelled: {
    subject: "A sua reserva está cancelada: {vehicle}",
    intro: "Cancelámos a sua reserva, como nos pediu, e já não guardamos o veículo para si.",
  },
  "cancelled-by-shop": {
    subject: "Cancelámos a sua reserva: {vehicle}",
    intro:
      "Lamentamos informar que a loja cancelou a sua reserva e já não pode guardar o veículo para si. Se quiser saber mais, telefone ao concessionário.",
  },
  completed: {
    subject: "Obrigado pela sua compra: {vehicle}",
    intro:
      "O concessionário registou a entrega do seu veículo e a sua reserva está concluída. Obrigado pela sua confiança.",
  },
  refunded: {
    subject: "Devolvemos-lhe o sinal: {vehicle}",
    intro: "Devolvemos o sinal por inteiro para o cartão com que pagou.",
  },
  "refunded-partly": {
    subject: "Devolvemos-lhe uma parte do sinal: {vehicle}",
    intro: "Devolvemos uma parte do sinal para o cartão com que pagou.",
  },
  "wrong-amount": {
    subject: "Vamos devolver-lhe um pagamento: {vehicle}",
    intro:
      "Recebemos um pagamento de um valor que não é o do sinal. Não o podemos aceitar e vamos devolvê-lo por inteiro. Esse pagamento não confirma a sua reserva.",
  },
  "paid-twice": {
    subject: "Vamos devolver-lhe um pagamento: {vehicle}",
    intro:
      "O seu cartão pagou o sinal mais do que uma vez. Vamos devolver por inteiro o pagamento que está a mais. A sua reserva mantém-se e não precisa de fazer nada.",
  },
  "too-late": {
    subject: "Não conseguimos manter a sua reserva: {vehicle}",
    intro:
      "O seu pagamento chegou quando o prazo para pagar já tinha terminado, e não conseguimos manter a reserva. Vamos devolver-lhe o sinal por inteiro.",
  },
  "vehicle-sold": {
    subject: "Não conseguimos manter a sua reserva: {vehicle}",
    intro:
      "O veículo foi vendido antes de o seu pagamento chegar, e não conseguimos manter a reserva. Vamos devolver-lhe o sinal por inteiro. Lamentamos o sucedido.",
  },
  late: {
    subject: "Vamos devolver-lhe o sinal: {vehicle}",
    intro:
      "O seu pagamento chegou quando a reserva já estava cancelada. Vamos devolver-lhe o sinal por inteiro.",
  },
  refund: "Vamos devolver-lhe o sinal por inteiro e escrevemos-lhe quando a devolução tiver saído.",
  stays: "A sua reserva mantém-se e não precisa de fazer nada.",
  amount: "Valor que é devolvido",
  next: "O que acontece agora",
  nextText:
    "O concessionário vai telefonar-lhe para combinar a assinatura do contrato e a entrega. A reserva ainda não é a compra: esta fecha-se quando assina esse contrato.",
  change: "Se mudar de ideias",
  changeText:
    "Pode cancelar sem indicar o motivo até {until}, na sua reserva ou por telefone com o concessionário. Devolvemos-lhe o sinal por inteiro.",
  attached: "Enviamos em anexo estes documentos: {names}. Os outros estão na sua reserva.",
  files: {
    payment: "recibo-{reference}.pdf",
    conditions: "condicoes-{reference}.pdf",
    withdrawal: "livre-resolucao-{reference}.pdf",
  },
  page: "Veja a sua reserva e os documentos, ou cancele-a, na sua conta:",
  pageAfter: "Veja a sua reserva e os documentos na sua conta:",
  link: "Ver a minha reserva",
};
