import { readMarkdown } from "../markdown/read-markdown.ts";
import { writeMarkup } from "../markdown/write-markup.ts";
import { topicsEs } from "./faq-es.ts";
import { topicsPt } from "./faq-pt.ts";
import type { Topic } from "./faq-topic.ts";
import type { PageTexts } from "./page-text.ts";
import type { SeedComponent } from "./seed-page.ts";

const blocksOf = (topics: readonly Topic[]): SeedComponent[] =>
  topics.map(({ id, heading, questions }) => ({
    id,
    key: "faq",
    data: {
      heading,
      items: questions.map(([question, answer]) => ({
        question,
        answer: writeMarkup(
          readMarkdown({ file: "src/demo/texts/faq.ts", field: question, firstLine: 1, text: answer }),
        ),
      })),
    },
  }));

/** Questions of every kind, by topic. */
export const faqTexts: PageTexts = {
  es: {
    seo: {
      title: "Preguntas frecuentes: buscar, pagar, reservar y recibir | Volante",
      description:
        "Respuestas sobre la búsqueda, el precio, la financiación, la reserva, la entrega, la garantía y la tasación de tu coche, con enlaces a las guías completas.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Preguntas frecuentes",
          text: "De la búsqueda a la garantía, por temas. Si falta la tuya, llámanos.",
        },
      },
      ...blocksOf(topicsEs),
      {
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "¿No está tu pregunta?",
          text: "Si es sobre un vehículo concreto, ten a mano su referencia: está en la ficha.",
          points: [],
          link: { text: "Llamar al 910 000 001", href: "tel:+34910000001" },
          second: { text: "Buscar un concesionario", href: "{path:dealers}" },
        },
      },
    ],
  },
  pt: {
    seo: {
      title: "Perguntas frequentes: procurar, pagar, reservar e receber | Volante",
      description:
        "Respostas sobre a procura, o preço, o financiamento, a reserva, a entrega, a garantia e a retoma do seu carro, com ligações para os guias completos.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Perguntas frequentes",
          text: "Da procura à garantia, por temas. Se a sua não estiver aqui, ligue-nos.",
        },
      },
      ...blocksOf(topicsPt),
      {
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "Não encontrou a resposta?",
          text: "Se for sobre um veículo em particular, tenha à mão a referência: está na ficha.",
          points: [],
          link: { text: "Ligar para 210 000 001", href: "tel:+351210000001" },
          second: { text: "Procurar um concessionário", href: "{path:dealers}" },
        },
      },
    ],
  },
};
