import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";
import { valuingFaq } from "./selling-faq.ts";
import { valuingSteps } from "./selling-steps.ts";
import { valuationLooks } from "./selling-words.ts";

/** Having a car valued; the places follow the dealers. */
export const valuationTexts = {
  es: {
    seo: {
      title: "Tasación de vehículos: cuánto vale tu coche | Volante",
      description:
        "Cómo tasamos tu coche, qué sube y qué baja el precio, cuánto dura la tasación y en qué ciudades la hacemos. Gratis y sin compromiso.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Tasación de vehículos",
          text: "Cuánto vale tu coche hoy, explicado. Es gratis y vale 30 días.",
        },
      },
      { id: "steps", key: "steps", data: valuingSteps.es },
      richText(
        "price",
        [
          "## De dónde sale el precio",
          "Partimos de lo que se paga por coches como el tuyo: mismo modelo, año, motor y kilómetros parecidos. De ahí se resta lo que cuesta dejarlo listo para la venta, con su garantía y sus impuestos.",
          "## Qué lo mueve",
          ...valuationLooks.es,
          "## Cómo sacar más",
          "Lávalo, trae las dos llaves y las facturas, y no repares antes golpes pequeños: suele costar más de lo que suma.",
        ].join("\n"),
      ),
      {
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "Pide cita por teléfono",
          text: "Con la matrícula y los kilómetros te dan una primera estimación en la misma llamada.",
          points: ["Gratis y sin compromiso", "Válida 30 días", "También si no compras nada"],
          link: { text: "Llamar al 910 000 001", href: "tel:+34910000001" },
          second: { text: "Buscar un concesionario", href: "{path:dealers}" },
        },
      },
      { id: "faq", key: "faq", data: valuingFaq.es },
      { id: "places", key: "link-grid", data: { heading: "Tasar tu coche en tu ciudad" } },
    ],
  },
  pt: {
    seo: {
      title: "Avaliação de veículos: quanto vale o seu carro | Volante",
      description:
        "Como avaliamos o seu carro, o que sobe e o que baixa o preço, quanto dura a avaliação e em que cidades a fazemos. Gratuita e sem compromisso.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Avaliação de veículos",
          text: "Quanto vale hoje o seu carro, explicado. É gratuita e vale 30 dias.",
        },
      },
      { id: "steps", key: "steps", data: valuingSteps.pt },
      richText(
        "price",
        [
          "## De onde vem o preço",
          "Partimos do que se paga por carros como o seu: o mesmo modelo, ano, motor e quilómetros parecidos. Daí desconta-se o que custa prepará-lo para a venda, com a garantia e os impostos.",
          "## O que o altera",
          ...valuationLooks.pt,
          "## Como conseguir mais",
          "Lave-o, traga as duas chaves e as faturas, e não repare antes pequenos toques: costuma custar mais do que acrescenta.",
        ].join("\n"),
      ),
      {
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "Peça uma marcação por telefone",
          text: "Com a matrícula e os quilómetros dão-lhe uma primeira estimativa na mesma chamada.",
          points: ["Gratuita e sem compromisso", "Válida por 30 dias", "Também se não comprar nada"],
          link: { text: "Ligar para 210 000 001", href: "tel:+351210000001" },
          second: { text: "Procurar um concessionário", href: "{path:dealers}" },
        },
      },
      { id: "faq", key: "faq", data: valuingFaq.pt },
      { id: "places", key: "link-grid", data: { heading: "Avaliar o seu carro na sua cidade" } },
    ],
  },
} as const satisfies PageTexts;
