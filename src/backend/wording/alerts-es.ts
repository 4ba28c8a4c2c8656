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
  events: {
    reserved: {
      title: "Reserva confirmada: {about}",
      message: "Hemos recibido el pago y el vehículo está reservado para ti.",
    },
    "reservation-cancelled": {
      title: "Reserva cancelada: {about}",
      message: "La reserva está cancelada. En su página tienes los detalles.",
    },
    "reservation-over": {
      title: "Reserva caducada: {about}",
      message: "El plazo para pagar terminó y el vehículo vuelve a estar a la venta.",
    },
    valued: { title: "Tasación: {about}", message: "Tu coche vale hoy {price}. La tasación vale 30 días." },
    booked: { title: "Cita reservada: {about}", message: "Te esperamos el {date} a las {time}." },
    moved: { title: "Cita cambiada: {about}", message: "Hemos cambiado tu cita al {date} a las {time}." },
    cancelled: { title: "Cita anulada: {about}", message: "Tu cita del {date} a las {time} está anulada." },
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
