import type { FaqData } from "#contract/blocks/faq.ts";

export const examples = [
  {
    heading: "Preguntas frecuentes",
    items: [
      { question: "¿Puedo devolver el coche?", answer: "Sí, durante 14 días si lo compras a distancia." },
      {
        question: "¿Qué garantía tiene?",
        answer: "<p>Tres años de garantía legal.</p><p>Puedes <strong>ampliarla</strong>.</p>",
      },
    ],
  },
] satisfies FaqData[];
