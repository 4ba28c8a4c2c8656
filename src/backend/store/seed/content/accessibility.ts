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
        El objetivo es cumplir las pautas WCAG 2.2, nivel AA, y la norma EN 301 549. Las páginas se comprueban con herramientas automáticas y a mano con el teclado.
        ## Qué puedes esperar
        - Todo se puede hacer con el teclado, con el foco siempre visible.
        - Puedes ampliar al 400 % sin desplazarte de lado.
        - Los textos tienen un contraste de al menos 4,5 a 1.
        - Buscar, filtrar, comparar y pedir información funciona sin JavaScript.
        - Si tu sistema pide menos movimiento, no hay animaciones.
        - Los formularios dicen qué falta, dónde y cómo arreglarlo.
        ## Qué tiene límites
        - La reserva y la tasación necesitan JavaScript. Sin él, la página ofrece un formulario y el teléfono.
        - El formulario de la tarjeta es del proveedor de pagos y sigue sus propias reglas.
        - Las fotografías que envíes en una tasación no llevan descripción.
        ## Si algo te lo impide
        Llama al concesionario que figura en la ficha del vehículo y te ayudará a hacer lo mismo por teléfono. Cuéntanos también qué página era y qué querías hacer: lo corregimos.
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
        O objetivo é cumprir as diretrizes WCAG 2.2, nível AA, e a norma EN 301 549. As páginas são verificadas com ferramentas automáticas e à mão com o teclado.
        ## O que pode esperar
        - Tudo se pode fazer com o teclado, com o foco sempre visível.
        - Pode ampliar a 400 % sem se deslocar para o lado.
        - Os textos têm um contraste de pelo menos 4,5 para 1.
        - Procurar, filtrar, comparar e pedir informações funciona sem JavaScript.
        - Se o seu sistema pedir menos movimento, não há animações.
        - Os formulários dizem o que falta, onde e como corrigir.
        ## O que tem limites
        - A reserva e a avaliação precisam de JavaScript. Sem ele, a página oferece um formulário e o telefone.
        - O formulário do cartão é do prestador de pagamentos e segue as suas próprias regras.
        - As fotografias que enviar numa avaliação não têm descrição.
        ## Se algo o impedir
        Telefone para o concessionário indicado na ficha do veículo e ele ajuda-o a fazer o mesmo por telefone. Diga-nos também que página era e o que queria fazer: corrigimo-la.
        `,
      ),
    ],
  },
} as const satisfies PageTexts;
