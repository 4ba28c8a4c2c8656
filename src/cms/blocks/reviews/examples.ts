import type { ReviewsData } from "#contract/blocks/reviews.ts";

export const examples = [
  {
    heading: "Lo que cuentan los compradores",
    note: "Opiniones de demostración: las hemos escrito nosotros, no son de clientes.",
    items: [
      {
        rating: 5,
        text: "El total era el que ponía en la ficha. Ni un gasto más en la firma.",
        by: "Comprador de un SUV, Valencia",
        date: "2026-09-14",
        source: "Encuesta de entrega",
      },
      {
        rating: 3,
        text: "El coche bien; la entrega tardó cuatro días más de lo acordado.",
        by: "Compradora de un urbano, Zaragoza",
        date: "2026-10-02",
        source: "Encuesta de entrega",
      },
    ],
  },
  {
    heading: "Opiniones con su media",
    note: "Solo opina quien ha comprado: se pregunta a cada cliente un mes después de la entrega.",
    average: { rating: 4.4, count: 1312 },
    items: [
      {
        rating: 4,
        text: "Me explicaron la cuota línea por línea.",
        by: "Compradora de una moto, Sevilla",
        date: "2026-10-20",
        source: "Encuesta de entrega",
      },
    ],
  },
  {
    heading: "Opiniones que pasan",
    effect: "coverflow",
    items: [
      {
        rating: 5,
        text: "Todo como en la ficha.",
        by: "SUV, Bilbao",
        date: "2026-09-14",
        source: "Encuesta",
      },
      { rating: 4, text: "Entrega puntual.", by: "Urbano, Vigo", date: "2026-10-02", source: "Encuesta" },
    ],
  },
  { heading: "Sin opiniones", note: "Todavía no hay ninguna.", items: [] },
] satisfies ReviewsData[];
