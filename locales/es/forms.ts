export default {
  errorTitle: "Error: {title}",
  summary: "Hay algo que corregir",
  optional: "{label} (opcional)",
  longest: "Como máximo {longest} caracteres.",
  trap: "Deja este campo vacío",
  name: "Nombre y apellidos",
  email: "Correo electrónico",
  phone: "Teléfono",
  message: "Mensaje",
  privacy: "He leído y acepto la política de privacidad.",
  privacyLink: "Política de privacidad",
  privacyPath: "/privacidad/",
  mistakes: {
    nameMissing: "Escribe tu nombre.",
    emailMissing: "Escribe tu correo electrónico.",
    emailInvalid: "Escribe el correo completo, como nombre@ejemplo.es.",
    phoneInvalid: "Escribe un teléfono español de 9 cifras, como {phoneExample}.",
    messageMissing: "Escribe tu mensaje.",
    privacyMissing: "Acepta la política de privacidad para que podamos contestarte.",
    tooLong: "Aquí caben {longest} caracteres. Hemos guardado el principio de lo que has escrito.",
    unreadable: "Había caracteres que no podemos leer y los hemos quitado. Comprueba cómo queda.",
    refused: "No hemos podido aceptar este dato. Compruébalo.",
    trapped: "No hemos podido aceptar el envío. Comprueba los datos y vuelve a enviarlo.",
    tooQuick:
      "El formulario nos ha llegado demasiado deprisa y no lo hemos enviado. Comprueba los datos y vuelve a enviarlo.",
    outdated:
      "La página llevaba demasiado tiempo abierta y no hemos enviado el formulario. Comprueba los datos y vuelve a enviarlo.",
    tooOften: "Nos has escrito varias veces seguidas. Podrás enviarlo dentro de {minutes} min.",
    unavailable:
      "Ahora mismo no podemos enviarlo. Lo que has escrito sigue aquí: vuelve a intentarlo dentro de un rato.",
    notKept:
      "Ya no tenemos lo que escribiste. Si no llegaste a enviarlo, escríbelo otra vez. Si tu navegador no admite cookies, llámanos.",
    textNotKept:
      "Este texto ocupa demasiado y no hemos podido guardarlo mientras corriges el resto. Escríbelo otra vez, más corto.",
  },
} as const;
