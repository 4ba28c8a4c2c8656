import type { Locale } from "#platform/locale.ts";

/** What has to be brought to sell a car of each country, and how the change of owner goes there. */
export const sellingPapers = {
  es: {
    ES: [
      "Permiso de circulación y ficha técnica, con la ITV en vigor.",
      "DNI o NIE del titular. Si hay dos titulares, firman los dos.",
      "Último recibo del impuesto de circulación (IVTM), pagado.",
      "Las dos llaves y el libro de mantenimiento o las facturas del taller.",
    ],
    PT: [
      "Documento Único Automóvel (DUA), el certificado de matrícula portugués.",
      "Ficha de la última inspección periódica (IPO) y recibo del IUC.",
      "Documento de identidad y NIF del titular. Si hay dos titulares, firman los dos.",
      "Las dos llaves y el libro de revisiones o las facturas del taller.",
    ],
    owner: {
      ES: "El cambio de titularidad en la DGT lo tramitamos nosotros. Si queda una reserva de dominio de un crédito, hay que cancelarla antes: te decimos cómo y descontamos lo que falte.",
      PT: "El registro del nuevo propietario lo tramitamos nosotros. Si queda una reserva de propiedad de un crédito, hay que cancelarla antes: te decimos cómo y descontamos lo que falte.",
    },
  },
  pt: {
    ES: [
      "Permiso de circulación e ficha técnica espanhóis, com a inspeção (ITV) em dia.",
      "DNI ou NIE do titular. Se houver dois titulares, assinam os dois.",
      "Último recibo do imposto de circulação (IVTM), pago.",
      "As duas chaves e o livro de revisões ou as faturas da oficina.",
    ],
    PT: [
      "Documento Único Automóvel (certificado de matrícula).",
      "Ficha da última inspeção periódica e comprovativo do IUC.",
      "Cartão de cidadão ou outro documento de identificação e NIF do titular. Se houver dois titulares, assinam os dois.",
      "As duas chaves e o livro de revisões ou as faturas da oficina.",
    ],
    owner: {
      ES: "Tratamos da mudança de titular junto da DGT espanhola. Se houver uma reserva de propriedade de um crédito, é preciso cancelá-la antes: dizemos-lhe como e descontamos o que faltar.",
      PT: "Tratamos do registo de propriedade. Se houver uma reserva de propriedade de um crédito, é preciso cancelá-la antes: dizemos-lhe como e descontamos o que faltar.",
    },
  },
} as const satisfies Record<Locale, unknown>;
