import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";

/** The way to the list of reservations. */
export const reserveHistoryTexts = {
  es: {
    seo: {
      title: "Historial de reservas | Volante",
      description:
        "Dónde ver tus reservas, qué significa cada estado y qué puedes hacer en cada uno: pagar, cancelar o descargar el resumen.",
      noindex: true,
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Historial de reservas",
          text: "Todas tus reservas están en tu cuenta. Aquí, qué significa cada estado.",
        },
      },
      richText(
        "states",
        `
        ## Los estados
        - Pendiente de pago. El vehículo está apartado 15 minutos; si no pagas, se libera solo.
        - Activa. La señal está pagada. Puedes cancelarla en 14 días y la recuperas entera.
        - Cancelada. La devolución sale ese mismo día; el banco suele tardar unos días más en mostrarla.
        - Terminada. Has firmado y el vehículo es tuyo.
        `,
      ),
      {
        id: "banner",
        key: "banner",
        data: {
          needs: "route:login",
          heading: "Mira tus reservas",
          text: "Hay que iniciar sesión para verlas.",
          link: { text: "Ir a mis reservas", href: "{route:login}" },
        },
      },
    ],
  },
  pt: {
    seo: {
      title: "Histórico de reservas | Volante",
      description:
        "Onde ver as suas reservas, o que significa cada estado e o que pode fazer em cada um: pagar, cancelar ou transferir o resumo.",
      noindex: true,
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Histórico de reservas",
          text: "Todas as suas reservas estão na sua conta. Aqui, o que significa cada estado.",
        },
      },
      richText(
        "states",
        `
        ## Os estados
        - A aguardar pagamento. O veículo está guardado 15 minutos; se não pagar, fica livre.
        - Ativa. O sinal está pago. Pode cancelá-la em 14 dias e recupera-o por inteiro.
        - Cancelada. A devolução sai no próprio dia; o banco costuma demorar mais alguns a mostrá-la.
        - Concluída. Assinou e o veículo é seu.
        `,
      ),
      {
        id: "banner",
        key: "banner",
        data: {
          needs: "route:login",
          heading: "Veja as suas reservas",
          text: "É preciso iniciar sessão para as ver.",
          link: { text: "Ir para as minhas reservas", href: "{route:login}" },
        },
      },
    ],
  },
} as const satisfies PageTexts;
