import type { Locale } from "#platform/locale.ts";

/** How a car is sold to us, step by step; the same everywhere. */
export const sellingSteps = {
  es: {
    heading: "Cómo se vende",
    items: [
      {
        title: "Pide cita",
        text: "Llama al concesionario con la matrícula y los kilómetros. Te dan hora y una primera estimación.",
      },
      {
        title: "Trae el coche",
        text: "Lo miran por fuera, por dentro y por debajo, y lo prueban contigo. Suele llevar menos de una hora.",
      },
      {
        title: "Recibe la oferta por escrito",
        text: "Vale 30 días. Puedes llevártela a casa y compararla.",
      },
      {
        title: "Firma y cobra",
        text: "Por transferencia al firmar, o restado del precio si te llevas otro vehículo.",
      },
    ],
  },
  pt: {
    heading: "Como se vende",
    items: [
      {
        title: "Peça uma marcação",
        text: "Ligue para o concessionário com a matrícula e os quilómetros. Dão-lhe hora e uma primeira estimativa.",
      },
      {
        title: "Traga o carro",
        text: "Veem-no por fora, por dentro e por baixo, e experimentam-no consigo. Costuma demorar menos de uma hora.",
      },
      {
        title: "Receba a oferta por escrito",
        text: "Vale 30 dias. Pode levá-la para casa e compará-la.",
      },
      {
        title: "Assine e receba",
        text: "Por transferência ao assinar, ou descontado do preço se levar outro veículo.",
      },
    ],
  },
} as const satisfies Record<Locale, unknown>;

/** How a valuation goes. */
export const valuingSteps = {
  es: {
    heading: "Cómo se tasa",
    items: [
      {
        title: "Los datos",
        text: "Matrícula, kilómetros, versión y número de propietarios. Con eso sale una estimación.",
      },
      {
        title: "La revisión",
        text: "El concesionario ve el coche y confirma la estimación o la corrige, y te explica por qué.",
      },
      {
        title: "El precio",
        text: "Vale 30 días. Sirve para entregarlo como parte del pago o para venderlo sin comprar nada.",
      },
    ],
  },
  pt: {
    heading: "Como se avalia",
    items: [
      {
        title: "Os dados",
        text: "Matrícula, quilómetros, versão e número de proprietários. Com isso sai uma estimativa.",
      },
      {
        title: "A revisão",
        text: "O concessionário vê o carro e confirma a estimativa ou corrige-a, e explica porquê.",
      },
      {
        title: "O preço",
        text: "Vale 30 dias. Serve para o entregar como parte do pagamento ou para o vender sem comprar nada.",
      },
    ],
  },
} as const satisfies Record<Locale, unknown>;
