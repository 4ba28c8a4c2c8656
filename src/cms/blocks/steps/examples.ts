import type { StepsData } from "#contract/blocks/steps.ts";

export const examples = [
  {
    heading: "Cómo se compra",
    items: [
      {
        title: "Elige y compara",
        text: "Filtra por lo que te importa y pon hasta cuatro fichas lado a lado.",
      },
      { title: "Reserva por 300,00 €", text: "El vehículo deja de estar a la venta." },
      { title: "Decide cómo pagar", text: "Al contado o con financiación." },
      { title: "Recógelo o recíbelo", text: "En el concesionario o en tu casa." },
    ],
  },
] satisfies StepsData[];
