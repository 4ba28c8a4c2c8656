import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";

/** What was done so that everybody can use the site, and what to do when something stands in the way. */
export const accessibilityTexts = {
  es: {
    seo: {
      title: "Accesibilidad | Volante",
      description:
        "Qué norma seguimos, qué puedes hacer con teclado, lector de pantalla o sin JavaScript, qué no funciona todavía y cómo avisarnos.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Accesibilidad",
          text: "Este sitio quiere servirle a todo el mundo. Así está hecho.",
        },
      },
      richText(
        "accessibility",
        `
        ## Qué norma seguimos
        El objetivo es cumplir las pautas WCAG 2.2, nivel AA, y la norma EN 301 549, que es la que la Ley 11/2023 toma como referencia para las tiendas online.
        ## Cómo se comprueba
        Cada tipo de página, en los dos idiomas, pasa por un analizador automático (axe) y por un validador de HTML antes de publicarse, con fondo claro y oscuro, en un móvil de 360 píxeles y en una pantalla de 1280. Los recorridos principales se hacen además solo con el teclado. Todavía no hay una auditoría externa.
        ## Qué puedes esperar
        - Todo se puede hacer con el teclado, con el foco siempre visible.
        - Puedes ampliar al 400 % sin desplazarte de lado.
        - Los textos tienen un contraste de al menos 4,5 a 1.
        - Buscar, filtrar, comparar, pedir información y tasar tu coche funciona sin JavaScript.
        - Si tu sistema pide menos movimiento, no hay animaciones.
        - Los formularios dicen qué falta, dónde y cómo arreglarlo.
        ## Qué tiene límites
        - El último paso de la reserva, el pago de la señal con tarjeta, necesita JavaScript; los anteriores funcionan sin él. También se reserva por teléfono.
        ## Si algo te lo impide
        Llama al concesionario que figura en la ficha del vehículo y te ayudará a hacer lo mismo por teléfono. Cuéntanos también qué página era y qué querías hacer: lo corregimos.
        Si no te respondemos o la respuesta no te sirve, puedes reclamar ante la autoridad de consumo de tu comunidad autónoma.
        ## Fecha
        Esta declaración se revisó el 24 de noviembre de 2026. Es la de un sitio de demostración: la empresa que lo publique debe revisarla y poner su contacto.
        `,
      ),
    ],
  },
  pt: {
    seo: {
      title: "Acessibilidade | Volante",
      description:
        "Que norma seguimos, o que pode fazer com o teclado, com leitor de ecrã ou sem JavaScript, o que ainda não funciona e como nos avisar.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: { heading: "Acessibilidade", text: "Este site quer servir toda a gente. Está feito assim." },
      },
      richText(
        "accessibility",
        `
        ## Que norma seguimos
        O objetivo é cumprir as diretrizes WCAG 2.2, nível AA, e a norma EN 301 549, que serve de referência ao Decreto-Lei n.º 82/2022 para as lojas online.
        ## Como se verifica
        Cada tipo de página, nas duas línguas, passa por um analisador automático (axe) e por um validador de HTML antes de ser publicado, com fundo claro e escuro, num telemóvel de 360 píxeis e num ecrã de 1280. Os percursos principais fazem-se também só com o teclado. Ainda não há uma auditoria externa.
        ## O que pode esperar
        - Tudo se pode fazer com o teclado, com o foco sempre visível.
        - Pode ampliar a 400 % sem se deslocar para o lado.
        - Os textos têm um contraste de pelo menos 4,5 para 1.
        - Procurar, filtrar, comparar, pedir informações e avaliar o seu carro funciona sem JavaScript.
        - Se o seu sistema pedir menos movimento, não há animações.
        - Os formulários dizem o que falta, onde e como corrigir.
        ## O que tem limites
        - O último passo da reserva, o pagamento do sinal com cartão, precisa de JavaScript; os anteriores funcionam sem ele. Também se reserva por telefone.
        ## Se algo o impedir
        Telefone para o concessionário indicado na ficha do veículo e ele ajuda-o a fazer o mesmo por telefone. Diga-nos também que página era e o que queria fazer: corrigimo-la.
        Se não respondermos ou a resposta não servir, pode usar o Livro de Reclamações eletrónico.
        ## Data
        Esta declaração foi revista em 24 de novembro de 2026. É a de um site de demonstração: a empresa que o publique deve revê-la e indicar o seu contacto.
        `,
      ),
    ],
  },
} as const satisfies PageTexts;
