import { presentConditions } from "#backend/reservation/conditions/accepted-conditions.ts";
import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";

/** What a customer agrees to with the deposit: the conditions themselves, as the reservation keeps them. */
export const reservationTermsTexts = {
  es: {
    seo: {
      title: "Condiciones de reserva | Volante",
      description:
        "Condiciones de la reserva online: señal de {deposit}, qué bloquea, cuánto dura, cómo se cancela en 14 días y en qué casos se devuelve la señal.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: { heading: "Condiciones de reserva", text: "Qué pagas, qué obtienes y cómo lo recuperas." },
      },
      richText("terms", presentConditions("es")),
    ],
  },
  pt: {
    seo: {
      title: "Condições de reserva | Volante",
      description:
        "Condições da reserva online: sinal de {deposit}, o que bloqueia, quanto dura, como se cancela em 14 dias e em que casos o sinal é devolvido.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: { heading: "Condições de reserva", text: "O que paga, o que obtém e como o recupera." },
      },
      richText("terms", presentConditions("pt")),
    ],
  },
} as const satisfies PageTexts;
