import type { reservationDocumentsEs } from "./reservation-documents-es.ts";
import type { Texts } from "./texts.ts";

/** Those documents in the Portuguese of Portugal. */
export const reservationDocumentsPt: Texts<typeof reservationDocumentsEs> = {
  page: "Página {page} de {pages}",
  names: {
    confirmation: "Confirmação da reserva",
    payment: "Recibo do sinal",
    otherPayment: "Recibo do pagamento de {date}",
    conditions: "Condições de reserva",
    withdrawal: "Informação e formulário de livre resolução",
    finance: "Informação europeia sobre o crédito",
    refund: "Comprovativo da devolução do sinal",
    otherRefund: "Comprovativo da devolução de {date}",
  },
  of: "Reserva {reference}",
  confirmation: {
    intro:
      "O veículo está reservado desde {date}. A reserva ainda não é a compra: esta fecha-se com o contrato que se assina com o concessionário.",
    reservation: "A reserva",
    madeAt: "Feita a",
    confirmedAt: "Confirmada a",
    until: "Pode ser cancelada até",
    vehicle: "O veículo",
    customer: "Quem reserva",
    name: "Nome",
    nif: "NIF",
    email: "E-mail",
    phone: "Telemóvel",
    address: "Morada",
    otherAddress: "Outra morada de faturação",
    seller: "Quem vende",
    company: "Empresa",
    companyAddress: "Sede",
  },
  receipt: {
    number: "Número do recibo",
    amount: "Valor",
    paidAt: "Data do pagamento",
    means: "Meio de pagamento",
    card: "Cartão",
    concept: "Descrição",
    deposit: "Sinal da reserva {reference}",
    counts:
      "O sinal desconta-se no preço do veículo. Este recibo não é uma fatura: a da compra é emitida pelo concessionário.",
    givenBack: "Este pagamento é devolvido por inteiro. Motivo: {reason}.",
    pretence: "É um pagamento de teste: não foi cobrado nem devolvido dinheiro.",
  },
  refund: {
    amount: "Valor devolvido",
    all: "Tudo o que foi cobrado nesse pagamento",
    paidAt: "Data do pagamento",
    refundedAt: "Data da devolução",
    reason: "Motivo",
  },
  reasons: {
    cancelled: "a reserva foi cancelada",
    "cancelled-by-shop": "a loja cancelou a reserva",
    "by-shop": "a loja devolveu-o",
    "by-hand": "a loja devolveu-o",
    "wrong-amount": "o valor cobrado não era o do sinal",
    "paid-twice": "o sinal já estava pago",
    "too-late": "o pagamento chegou fora do prazo e não foi possível manter a reserva",
    "vehicle-sold": "o veículo foi vendido antes de o pagamento chegar",
  },
  accepted: "Versão {version}, aceite a {date} ao fazer a reserva {reference}.",
};
