import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";
import { valuingFaq } from "./selling-faq.ts";
import { valuingSteps } from "./selling-steps.ts";
import { valuationLooks } from "./selling-words.ts";
import { tradeInBanner } from "./trade-in-banner.ts";

/** Having a car valued; the places follow the dealers. */
export const valuationTexts = {
  es: {
    seo: {
      title: "Tasación de vehículos: cuánto vale tu coche | Volante",
      description:
        "Tasa tu coche por la matrícula y mira de dónde sale cada euro. Qué sube y qué baja el precio, y en qué ciudades lo vemos. Gratis y válida 30 días.",
    },
    components: [
      tradeInBanner("es", "valuing", {
        heading: "Tasación de vehículos",
        text: "Cuánto vale tu coche hoy, explicado. Es gratis y vale 30 días.",
      }),
      { id: "steps", key: "steps", data: valuingSteps.es },
      richText(
        "price",
        [
          "## De dónde sale el precio",
          "Partimos de lo que cuestan los coches como el tuyo que tenemos a la venta, con su edad y sus kilómetros. De ahí se resta lo que cuesta dejarlo listo para venderlo, con su garantía y sus impuestos. Cada paso es una línea de tu tasación.",
          "Con ocho coches parecidos o más, la tasación es firme: si el tuyo está como nos cuentas, ese es el precio. Con menos es orientativa, y el precio te lo confirmamos al verlo. Si apenas hay, lo valora una persona.",
          "## Qué lo mueve",
          ...valuationLooks.es,
          "## Cómo sacar más",
          "Lávalo, trae las dos llaves y las facturas, y no repares antes golpes pequeños: suele costar más de lo que suma.",
        ].join("\n"),
      ),
      { id: "faq", key: "faq", data: valuingFaq.es },
      { id: "places", key: "link-grid", data: { heading: "Tasar tu coche en tu ciudad", folded: true } },
    ],
  },
  pt: {
    seo: {
      title: "Avaliação de veículos: quanto vale o seu carro | Volante",
      description:
        "Avalie o seu carro pela matrícula e veja de onde vem cada euro. O que sobe e o que baixa o preço, e em que cidades o vemos. Gratuita e válida por 30 dias.",
    },
    components: [
      tradeInBanner("pt", "valuing", {
        heading: "Avaliação de veículos",
        text: "Quanto vale hoje o seu carro, explicado. É gratuita e vale 30 dias.",
      }),
      { id: "steps", key: "steps", data: valuingSteps.pt },
      richText(
        "price",
        [
          "## De onde vem o preço",
          "Partimos do que custam os carros como o seu que temos à venda, com a idade e os quilómetros. Daí desconta-se o que custa prepará-lo para a venda, com a garantia e os impostos. Cada passo é uma linha da sua avaliação.",
          "Com oito carros parecidos ou mais, a avaliação é firme: se o seu estiver como nos conta, é esse o preço. Com menos é indicativa, e confirmamos-lhe o preço quando o virmos. Se quase não houver, é avaliado por uma pessoa.",
          "## O que o altera",
          ...valuationLooks.pt,
          "## Como conseguir mais",
          "Lave-o, traga as duas chaves e as faturas, e não repare antes pequenos toques: costuma custar mais do que acrescenta.",
        ].join("\n"),
      ),
      { id: "faq", key: "faq", data: valuingFaq.pt },
      {
        id: "places",
        key: "link-grid",
        data: { heading: "Avaliar o seu carro na sua cidade", folded: true },
      },
    ],
  },
} as const satisfies PageTexts;
