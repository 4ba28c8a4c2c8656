import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";

/** Tyres at our workshops. */
export const tyresTexts = {
  es: {
    seo: {
      title: "Neumáticos: cambio, montaje y revisión | Volante",
      description:
        "Cuándo cambiar los neumáticos, cómo leer la medida, qué incluye el montaje en nuestros talleres y cómo pedir presupuesto cerrado por teléfono.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Neumáticos",
          text: "Son lo único del coche que toca el suelo. Te decimos cuándo cambiarlos y te damos el precio antes de montarlos.",
        },
      },
      {
        id: "included",
        key: "benefits",
        data: {
          heading: "Qué incluye el montaje",
          items: [
            {
              title: "Montaje y válvula nueva",
              text: "El precio que te damos los incluye, con los impuestos.",
              icon: "return",
            },
            { title: "Equilibrado", text: "De cada rueda, con sus contrapesos.", icon: "shield" },
            {
              title: "Retirada de los viejos",
              text: "La gestión del residuo va desglosada en el presupuesto.",
              icon: "truck",
            },
            {
              title: "Apriete con llave dinamométrica",
              text: "Cada rueda, al par que marca el fabricante.",
              icon: "shield",
            },
          ],
        },
      },
      richText(
        "when",
        `
        ## Cuándo cambiarlos
        - Con menos de 1,6 mm de dibujo son ilegales. Por debajo de 3 mm frenan bastante peor en mojado.
        - A partir de los seis años, pide que los revisen aunque tengan dibujo. La fecha son las cuatro cifras del flanco: 2321 es la semana 23 de 2021.
        - Si se gastan más por un lado, hay que mirar la alineación antes de montar otros.
        ## Qué medida necesitas
        Está en el flanco y en la ficha técnica: por ejemplo 205/55 R16 91V. Las cifras son el ancho, el perfil, la llanta, la carga y la velocidad. Puedes montar otra medida solo si figura como equivalente.
        ## Lo que se cobra aparte
        La alineación, el parche de un pinchazo y el sensor de presión, si hay que cambiarlo. Te lo decimos antes.
        ## Cómo pedir precio
        Llama con la medida y la ciudad, o pásate por el concesionario. El presupuesto es por escrito y vale siete días.
        `,
      ),
      {
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "Pide presupuesto",
          text: "Ten a mano la medida y la matrícula.",
          points: [],
          link: { text: "Llamar al 910 000 001", href: "tel:+34910000001" },
          second: { text: "Buscar un concesionario", href: "{path:dealers}" },
        },
      },
      {
        id: "links",
        key: "link-grid",
        data: {
          heading: "También en el taller",
          items: [
            { text: "Carplus Service: revisiones y averías", href: "{path:service}" },
            { text: "Tasar tu coche", href: "{path:valuation}" },
          ],
        },
      },
    ],
  },
  pt: {
    seo: {
      title: "Pneus: troca, montagem e verificação | Volante",
      description:
        "Quando trocar os pneus, como ler a medida, o que inclui a montagem nas nossas oficinas e como pedir um orçamento fechado por telefone.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Pneus",
          text: "São a única parte do carro que toca no chão. Dizemos-lhe quando os trocar e damos o preço antes de os montar.",
        },
      },
      {
        id: "included",
        key: "benefits",
        data: {
          heading: "O que inclui a montagem",
          items: [
            {
              title: "Montagem e válvula nova",
              text: "O preço que damos já as inclui, com o IVA.",
              icon: "return",
            },
            { title: "Equilibragem", text: "De cada roda, com os contrapesos.", icon: "shield" },
            {
              title: "Recolha dos usados",
              text: "O ecovalor vem discriminado no orçamento.",
              icon: "truck",
            },
            {
              title: "Aperto com chave dinamométrica",
              text: "Cada roda, com o binário indicado pelo fabricante.",
              icon: "shield",
            },
          ],
        },
      },
      richText(
        "when",
        `
        ## Quando trocá-los
        - Com menos de 1,6 mm de piso são ilegais. Abaixo de 3 mm travam bastante pior no molhado.
        - A partir dos seis anos, peça que os verifiquem mesmo que tenham piso. A data são os quatro algarismos do flanco: 2321 é a semana 23 de 2021.
        - Se gastam mais de um lado, é preciso ver o alinhamento antes de montar outros.
        ## De que medida precisa
        Está no flanco e no certificado de matrícula: por exemplo 205/55 R16 91V. São a largura, o perfil, a jante, a carga e a velocidade. Só pode montar outra medida se estiver averbada ou for equivalente.
        ## O que se cobra à parte
        O alinhamento, a reparação de um furo e o sensor de pressão, se for preciso trocá-lo. Dizemos antes.
        ## Como pedir preço
        Ligue com a medida e a cidade, ou passe pelo concessionário. O orçamento é por escrito e vale sete dias.
        `,
      ),
      {
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "Peça um orçamento",
          text: "Tenha à mão a medida e a matrícula.",
          points: [],
          link: { text: "Ligar para 210 000 001", href: "tel:+351210000001" },
          second: { text: "Procurar um concessionário", href: "{path:dealers}" },
        },
      },
      {
        id: "links",
        key: "link-grid",
        data: {
          heading: "Também na oficina",
          items: [
            { text: "Carplus Service: revisões e avarias", href: "{path:service}" },
            { text: "Avaliar o seu carro", href: "{path:valuation}" },
          ],
        },
      },
    ],
  },
} as const satisfies PageTexts;
