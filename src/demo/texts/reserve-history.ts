import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";

/** The way to the list of reservations. */
export const reserveHistoryTexts = {
  es: {
    seo: {
      title: "Historial de reservas | Volante",
      description:
        "Dónde ver tus reservas, qué significa cada estado y qué puedes hacer en cada uno: pagar, cancelar o descargar los documentos.",
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
        - Confirmada. La señal está pagada. Puedes cancelar en 14 días y la recuperas entera.
        - Caducada. El pago no llegó en los 15 minutos y el vehículo volvió a estar a la venta. No se cobró nada.
        - Cancelada. Si habías pagado la señal, la devolución se pide en el momento; el banco suele tardar unos días en mostrarla.
        - Terminada. Has firmado y el vehículo es tuyo.
        `,
      ),
      {
        id: "banner",
        key: "banner",
        data: {
          needs: "route:reservations",
          heading: "Mira tus reservas",
          text: "Si todavía no has iniciado sesión, te lo pediremos antes.",
          link: { text: "Ir a mis reservas", href: "{login:reservations}" },
        },
      },
    ],
  },
  pt: {
    seo: {
      title: "Histórico de reservas | Volante",
      description:
        "Onde ver as suas reservas, o que significa cada estado e o que pode fazer em cada um: pagar, cancelar ou transferir os documentos.",
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
        - Confirmada. O sinal está pago. Pode cancelar em 14 dias e recupera-o por inteiro.
        - Expirada. O pagamento não chegou nos 15 minutos e o veículo voltou à venda. Nada foi cobrado.
        - Cancelada. Se já tinha pago o sinal, a devolução é pedida no momento; o banco costuma demorar alguns dias a mostrá-la.
        - Concluída. Assinou e o veículo é seu.
        `,
      ),
      {
        id: "banner",
        key: "banner",
        data: {
          needs: "route:reservations",
          heading: "Veja as suas reservas",
          text: "Se ainda não iniciou sessão, pedimos-lho antes.",
          link: { text: "Ir para as minhas reservas", href: "{login:reservations}" },
        },
      },
    ],
  },
} as const satisfies PageTexts;
