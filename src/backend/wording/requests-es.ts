/** Mails about requests, newsletters and alerts in Spanish. */
export const requestsEs = {
  greeting: "Hola:",
  reference: "Referencia",
  alert: "Alerta",
  vehicle: "Vehículo",
  price: "Precio",
  preferred: "Día y hora que prefieres",
  preferredAt: "{date}, {time} (hora del concesionario)",
  dealer: "Concesionario",
  address: "Dirección",
  dealerPhone: "Teléfono del concesionario",
  phone: "Tu teléfono",
  message: "Tu mensaje",
  page: "Aquí puedes volver a ver el vehículo:",
  pageLink: "Ver el vehículo",
  withdraw:
    "Si no has sido tú, o has cambiado de idea, anula la solicitud y borraremos los datos que contiene:",
  withdrawLink: "Anular la solicitud",
  "test-drive": {
    subject: "Hemos recibido tu solicitud de prueba: {vehicle}",
    intro: "Hemos recibido tu solicitud para probar este vehículo.",
    next: "Nos pondremos en contacto contigo para acordar el día y la hora. Hasta entonces la prueba no está confirmada.",
    nextWithin:
      "Nos pondremos en contacto contigo en {hours} horas como máximo para acordar el día y la hora. Hasta entonces la prueba no está confirmada.",
  },
  "contact-vehicle": {
    subject: "Hemos recibido tu consulta: {vehicle}",
    intro: "Hemos recibido tu consulta sobre este vehículo.",
    next: "Te contestaremos en cuanto podamos. Si lo prefieres, llama al concesionario.",
    nextWithin: "Te contestaremos en {hours} horas como máximo. Si lo prefieres, llama al concesionario.",
  },
  newsletter: {
    subject: "Confirma que quieres nuestras novedades",
    intro: "Alguien ha pedido recibir nuestras novedades en este correo.",
  },
  "car-alert": {
    subject: "Confirma tu alerta de vehículos",
    intro:
      "Alguien ha pedido que avisemos en este correo cuando lleguen vehículos como los de su búsqueda, o cuando bajen de precio.",
  },
  "price-drop": {
    subject: "Confirma tu aviso de bajada de precio",
    intro: "Alguien ha pedido que avisemos en este correo cuando baje el precio de este vehículo.",
  },
  confirm: "Si has sido tú, confírmalo:",
  confirmLink: "Sí, lo quiero",
  unconfirmed:
    "Si no has sido tú, no hagas nada: sin tu confirmación no te lo enviaremos, y a los {days} días borraremos tu correo.",
  started: {
    newsletter: {
      subject: "Recibirás nuestras novedades",
      intro: "A partir de ahora te enviaremos nuestras novedades a este correo.",
      end: "Puedes darte de baja cuando quieras:",
      endLink: "Darme de baja",
    },
    "car-alert": {
      subject: "Tu alerta de vehículos está activada",
      intro:
        "Te escribiremos cuando lleguen vehículos como los de tu búsqueda, o cuando bajen de precio. La alerta dura doce meses.",
      end: "Puedes pausarla, cambiarla o terminarla cuando quieras:",
      endLink: "Gestionar la alerta",
    },
    "price-drop": {
      subject: "Tu aviso de bajada de precio está activado",
      intro: "Te escribiremos si baja el precio del vehículo. El aviso dura doce meses.",
      end: "Puedes pausarlo o terminarlo cuando quieras:",
      endLink: "Gestionar el aviso",
    },
  },
} as const;
