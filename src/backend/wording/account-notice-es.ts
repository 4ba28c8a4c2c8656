/** Mails about an account in Spanish. */
export const accountNoticeEs = {
  passwordChanged: {
    subject: "La contraseña de tu cuenta ha cambiado",
    intro: "Has cambiado la contraseña de tu cuenta de {shop} y hemos cerrado tus demás sesiones.",
    notYou: "Si no has sido tú, pide otra contraseña cuanto antes desde la página de acceso:",
    link: "Ir a la página de acceso",
  },
  addressChangeRequested: {
    subject: "Han pedido cambiar el correo de tu cuenta",
    intro:
      "Alguien que conoce tu contraseña ha pedido que tu cuenta de {shop} tenga otro correo. Este sigue valiendo mientras no se confirme el nuevo.",
    notYou: "Si no has sido tú, pide otra contraseña cuanto antes desde la página de acceso:",
    link: "Ir a la página de acceso",
  },
  addressTaken: {
    subject: "Ya hay una cuenta con este correo",
    intro:
      "Alguien ha pedido usar este correo para su cuenta de {shop}, pero ya hay una que lo tiene. No ha cambiado nada.",
    notYou: "Si has sido tú, puedes entrar con este correo:",
    link: "Ir a la página de acceso",
  },
  addressChanged: {
    subject: "El correo de tu cuenta ha cambiado",
    intro: "Tu cuenta de {shop} tiene otro correo: con este ya no se puede entrar.",
    notYou: "Si no has sido tú, escríbenos cuanto antes:",
    link: "Escribirnos",
  },
  providerLinked: {
    subject: "Ya puedes entrar en tu cuenta con {provider}",
    intro:
      "Has entrado en tu cuenta de {shop} con {provider} y has confirmado que es tuya. Desde ahora puedes entrar así también.",
    notYou: "Si no has sido tú, escríbenos cuanto antes:",
    link: "Escribirnos",
  },
  accountDeleted: {
    subject: "Hemos borrado tu cuenta",
    intro:
      "Hemos borrado tu cuenta de {shop}, con tus datos, favoritos, búsquedas, alertas, avisos y solicitudes. Este es el último mensaje que te enviamos por ella.",
    notYou: "Si no has sido tú, escríbenos:",
    link: "Escribirnos",
  },
} as const;
