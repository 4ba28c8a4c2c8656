/** What the services say about alerts in Spanish, but for their pages. */
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
