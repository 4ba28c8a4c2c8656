import type { RichTextData } from "#contract/blocks/rich-text.ts";

export const examples = [
  {
    heading: "Condiciones de la reserva",
    blocks: [
      { type: "p", text: "La reserva retira el vehículo de la venta." },
      { type: "h2", text: "Cuánto se paga" },
      { type: "p", text: "Se cobran <strong>300,00 €</strong>, que se descuentan del precio." },
      { type: "h3", text: "Cuándo se devuelve" },
      { type: "ul", items: ["Si cancelas en 14 días.", "Si el vehículo no es como se describe."] },
    ],
  },
] satisfies RichTextData[];
