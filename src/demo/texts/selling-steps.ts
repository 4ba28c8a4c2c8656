import type { Locale } from "#platform/locale.ts";

/** How a car is sold to us, step by step; the same everywhere. */
export const sellingSteps = {
  es: {
    heading: "Cómo se vende",
    items: [
      {
        title: "Tásalo aquí",
        text: "Con la matrícula y los kilómetros ves cuánto vale y eliges día y hora. Si lo prefieres, llama al concesionario.",
      },
      {
        title: "Trae el coche",
        text: "Lo miran por fuera, por dentro y por debajo, y lo prueban contigo. Son unos 45 minutos.",
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
        title: "Avalie-o aqui",
        text: "Com a matrícula e os quilómetros vê quanto vale e escolhe o dia e a hora. Se preferir, telefone ao concessionário.",
      },
      {
        title: "Traga o carro",
        text: "Veem-no por fora, por dentro e por baixo, e experimentam-no consigo. São cerca de 45 minutos.",
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
        text: "Matrícula y kilómetros. Si la matrícula no dice qué coche es, eliges tú marca, modelo y versión.",
      },
      {
        title: "El precio",
        text: "Lo ves en el momento, línea a línea. Vale 30 días, para entregarlo como parte del pago o para venderlo sin comprar nada.",
      },
      {
        title: "La cita",
        text: "Eliges día y hora, y el concesionario mira el coche en unos 45 minutos. Si su estado cambia el precio, te dice por escrito cuánto y por qué.",
      },
    ],
  },
  pt: {
    heading: "Como se avalia",
    items: [
      {
        title: "Os dados",
        text: "Matrícula e quilómetros. Se a matrícula não disser que carro é, escolhe a marca, o modelo e a versão.",
      },
      {
        title: "O preço",
        text: "Vê-o na hora, linha a linha. Vale 30 dias, para o entregar como parte do pagamento ou para o vender sem comprar nada.",
      },
      {
        title: "A visita",
        text: "Escolhe o dia e a hora, e o concessionário vê o carro em cerca de 45 minutos. Se o estado alterar o preço, diz-lhe por escrito quanto e porquê.",
      },
    ],
  },
} as const satisfies Record<Locale, unknown>;
