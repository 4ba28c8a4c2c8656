/** Texts of the services about alerts in Spanish, except their pages. */
export const notificationEs = {
  arrived: {
    title: "Recién llegado: {vehicle}",
    message: "Encaja en una de tus alertas y cuesta {price}.",
    messageOfAlert: "Encaja en tu alerta «{alert}» y cuesta {price}.",
  },
  cheaper: {
    title: "{vehicle} ha bajado de precio",
    message: "Ahora cuesta {price}; antes costaba {previous}.",
    messageOfAlert: "Ahora cuesta {price}; antes costaba {previous}. Está en tu alerta «{alert}».",
  },
} as const;

/** The mail with the matches of alerts. */
export const alertDigestEs = {
  greeting: "Hola:",
  subjectOne: "1 vehículo para ti en tus alertas",
  subject: "{count} vehículos para ti en tus alertas",
  intro:
    "Esto es lo que han encontrado tus alertas. Los precios son los de este momento, y un vehículo puede reservarse antes de que lo veas.",
  named: "Alerta «{name}»",
  carAlert: "Tu alerta de vehículos",
  priceDrop: "Bajada de precio",
  priceBefore: "{price} (antes {previous})",
  moreOne: "Hay 1 vehículo más en esta alerta.",
  more: "Hay {count} vehículos más en esta alerta.",
  moreLink: "Verlos todos",
  manage: "¿Quieres pausar, cambiar o terminar esta alerta?",
  manageLink: "Gestionar la alerta",
  account: "Todas tus alertas están en tu cuenta:",
  accountLink: "Ver mis alertas",
  endAll: "¿No quieres más correos de tus alertas?",
  endAllLink: "Dejar de recibirlos",
} as const;
