import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";

/** The way to the account for those who have reserved. */
export const reserveAccountTexts = {
  es: {
    seo: {
      title: "Tu cuenta para reservas | Volante",
      description:
        "Para qué sirve la cuenta de tus reservas, cómo se crea, qué guarda y cómo se entra. Con ella puedes seguir y cancelar una reserva sin llamar.",
      noindex: true,
    },
    components: [
      {
        id: "title",
        key: "title",
        data: { heading: "Tu cuenta", text: "Con ella sigues tus reservas y puedes cancelarlas sin llamar." },
      },
      richText(
        "account",
        `
        ## Qué hay dentro
        - Tus reservas, con su estado, lo que cuestan y sus documentos.
        - Tus tasaciones y los días que les quedan.
        - Tus búsquedas guardadas y los avisos de bajada de precio.
        ## Cómo se entra
        Con tu correo y tu contraseña. Si es la primera vez, la cuenta se crea en la misma página.
        `,
      ),
      {
        id: "banner",
        key: "banner",
        data: {
          needs: "route:reservations",
          heading: "Entra en tu cuenta",
          text: "Si ya has iniciado sesión, vas directamente a tus reservas.",
          link: { text: "Ir a mis reservas", href: "{login:reservations}" },
        },
      },
    ],
  },
  pt: {
    seo: {
      title: "A sua conta para reservas | Volante",
      description:
        "Para que serve a conta das suas reservas, como se cria, o que guarda e como se entra. Com ela pode acompanhar e cancelar uma reserva sem telefonar.",
      noindex: true,
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "A sua conta",
          text: "Com ela acompanha as suas reservas e pode cancelá-las sem telefonar.",
        },
      },
      richText(
        "account",
        `
        ## O que tem dentro
        - As suas reservas, com o estado, o que custam e os documentos.
        - As suas avaliações e os dias que lhes restam.
        - As suas pesquisas guardadas e os avisos de descida de preço.
        ## Como se entra
        Com o seu correio eletrónico e a palavra-passe. Se for a primeira vez, a conta cria-se na mesma página.
        `,
      ),
      {
        id: "banner",
        key: "banner",
        data: {
          needs: "route:reservations",
          heading: "Entre na sua conta",
          text: "Se já iniciou sessão, vai diretamente para as suas reservas.",
          link: { text: "Ir para as minhas reservas", href: "{login:reservations}" },
        },
      },
    ],
  },
} as const satisfies PageTexts;
