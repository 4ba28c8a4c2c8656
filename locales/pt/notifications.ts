import type es from "#locales/es/notifications.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  title: "Notificações",
  none: "Não tem notificações. Aqui verá o que chega aos seus alertas e o que baixa de preço.",
  noneOfKind: "Não há notificações deste tipo.",
  all: "Todas",
  kinds: {
    "car-alert": "Alertas",
    "price-drop": "Descidas de preço",
    reservation: "Reservas",
    "trade-in": "Avaliações",
  },
  filter: "Tipo de notificação",
  "unread#one": "{count} por ler",
  "unread#other": "{count} por ler",
  readAll: "Marcar tudo como lido",
  read: "Marcar como lida",
  markUnread: "Marcar como não lida",
  isNew: "Nova",
  remove: "Apagar",
  pages: "Páginas de notificações",
  page: "Página",
  previous: "Página anterior",
  next: "Página seguinte",
  makeAlert: "Ver pesquisas e alertas",
} as const satisfies Wording<typeof es>;
