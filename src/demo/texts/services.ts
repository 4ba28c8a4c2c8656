import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";

/** Maintenance and repair at our workshops. */
export const serviceTexts = {
  es: {
    seo: {
      title: "Carplus Service: revisiones y averías en nuestros talleres | Volante",
      description:
        "Revisiones, averías y preparación para la ITV en nuestros talleres: qué incluye cada una, qué se cobra aparte, qué garantía tiene y cómo pedir cita.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Carplus Service",
          text: "El taller de nuestros concesionarios, para los coches que vendemos y para cualquier otro.",
        },
      },
      {
        id: "steps",
        key: "steps",
        data: {
          heading: "Cómo funciona",
          items: [
            { title: "Pides cita", text: "Por teléfono, con la matrícula, los kilómetros y lo que notas." },
            {
              title: "Presupuesto por escrito",
              text: "Con piezas y horas por separado. Sin tu firma no se toca nada.",
            },
            { title: "Si aparece algo más", text: "Te llamamos antes. Puedes decir que no." },
            {
              title: "Recogida",
              text: "Te enseñamos las piezas cambiadas y te llevas la factura con la garantía.",
            },
          ],
        },
      },
      richText(
        "included",
        `
        ## Revisión
        Aceite y filtro del tipo que pide el fabricante, niveles, frenos, neumáticos, luces, batería y lectura de averías. Queda anotada en el libro. Los filtros de aire, habitáculo y combustible, las bujías y la correa se cambian cuando toca y van aparte.
        ## Antes de la ITV
        Luces, frenos, emisiones, holguras, neumáticos y cristales, con una hoja que dice qué pasaría la inspección y qué no. La inspección se paga en la estación y no está incluida.
        ## Averías
        El diagnóstico se cobra por horas y se descuenta si haces la reparación con nosotros.
        ## Garantía de la reparación
        Tres meses o 2 000 kilómetros, que es lo que fija la norma española para los talleres, y más cuando lo da el fabricante de la pieza.
        ## Dónde
        En los concesionarios con taller. Pregunta al llamar cuál te queda más cerca: no todos hacen carrocería ni motos.
        `,
      ),
      {
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "Pide cita en el taller",
          points: [
            "Presupuesto antes de empezar",
            "Te enseñamos las piezas cambiadas",
            "Libro de mantenimiento al día",
          ],
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
            { text: "Neumáticos", href: "{path:tyres}" },
            { text: "Tasar tu coche", href: "{path:valuation}" },
          ],
        },
      },
    ],
  },
  pt: {
    seo: {
      title: "Carplus Service: revisões e avarias nas nossas oficinas | Volante",
      description:
        "Revisões, avarias e preparação para a inspeção nas nossas oficinas: o que inclui cada uma, o que se cobra à parte, que garantia tem e como marcar.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Carplus Service",
          text: "A oficina dos nossos concessionários, para os carros que vendemos e para qualquer outro.",
        },
      },
      {
        id: "steps",
        key: "steps",
        data: {
          heading: "Como funciona",
          items: [
            { title: "Marcação", text: "Por telefone, com a matrícula, os quilómetros e o que notou." },
            {
              title: "Orçamento por escrito",
              text: "Com peças e horas em separado. Sem a sua assinatura não se mexe em nada.",
            },
            { title: "Se aparecer mais alguma coisa", text: "Ligamos antes. Pode dizer que não." },
            {
              title: "Levantamento",
              text: "Mostramos-lhe as peças substituídas e leva a fatura com a garantia.",
            },
          ],
        },
      },
      richText(
        "included",
        `
        ## Revisão
        Óleo e filtro do tipo que o fabricante pede, níveis, travões, pneus, luzes, bateria e leitura de avarias. Fica registada no livro. Os filtros de ar, habitáculo e combustível, as velas e a correia trocam-se na altura certa e são à parte.
        ## Antes da inspeção
        Luzes, travões, emissões, folgas, pneus e vidros, com uma folha que diz o que passaria na inspeção e o que não passaria. A inspeção paga-se no centro e não está incluída.
        ## Avarias
        O diagnóstico cobra-se à hora e desconta-se se fizer a reparação connosco.
        ## Garantia da reparação
        As peças e a mão de obra têm a garantia que a lei dá ao consumidor, e mais quando a dá o fabricante da peça. O prazo fica escrito na fatura.
        ## Onde
        Nos concessionários com oficina. Pergunte ao ligar qual fica mais perto: nem todos fazem chapa e pintura ou motos.
        `,
      ),
      {
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "Marque na oficina",
          points: [
            "Orçamento antes de começar",
            "Mostramos-lhe as peças substituídas",
            "Livro de revisões em dia",
          ],
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
            { text: "Pneus", href: "{path:tyres}" },
            { text: "Avaliar o seu carro", href: "{path:valuation}" },
          ],
        },
      },
    ],
  },
} as const satisfies PageTexts;
