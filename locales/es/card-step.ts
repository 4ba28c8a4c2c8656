export default {
  title: "Paga la reserva",
  progress: "Paso {step} de {total}: {name}",
  step: "pago",
  amount: "Se cobra ahora",
  vehicle: "Para reservar",
  refundPlain:
    "Los {amount} se descuentan del precio. Los recuperas enteros si el vehículo no cumple lo acordado o si no podemos guardártelo.",
  refund:
    "Los {amount} se descuentan del precio. Los recuperas enteros si cancelas en 14 días, si el vehículo no cumple lo acordado o si no podemos guardártelo.",
  held: "Guardado para ti hasta las {time}.",
  testTitle: "Modo de prueba: no se cobra nada",
  testText: "Usa uno de estos números, con cualquier fecha futura y tres cifras como código.",
  testCards: {
    succeeds: "el pago sale bien",
    authentication: "el banco pide que lo confirmes",
    "insufficient-funds": "no hay saldo suficiente",
    declined: "el banco rechaza la tarjeta",
  },
  help: "¿Prefieres hablarlo? Llama a {dealer}:",
  helpAway: "¿Prefieres hablarlo?",
  write: "Escribirnos sobre este vehículo",
  call: "Llamar al {phone}",
  back: "Volver al resumen",
  away: "Ahora mismo no podemos consultar tu reserva",
  awayText: "Lo que has rellenado sigue aquí: vuelve a intentarlo dentro de un rato.",
  retry: "Volver a intentarlo",
  elsewhereText: "El pago se hace en la página de la pasarela. Al terminar, vuelves aquí.",
  elsewherePay: "Pagar {amount}",
  elsewherePaid: "¿Ya has pagado?",
  laterText: "Tu reserva está registrada. El concesionario te llama para decirte cómo pagar la señal.",
  plainTitle: "La tarjeta necesita JavaScript",
  plainText:
    "Los datos de la tarjeta van de tu navegador a la pasarela de pago y nunca pasan por nosotros. Eso solo funciona con JavaScript, y aquí está desactivado. Actívalo y vuelve a cargar la página, o pídenos que te llamemos: lo que has rellenado sigue guardado.",
  plainCall: "También puedes llamar a {dealer}:",
  callTitle: "Pide que te llamemos",
  callText: "Te llamamos al {phone}, el teléfono que nos has dado, para terminar la reserva contigo.",
  callUse: "Usamos tus datos para llamarte por esta reserva.",
  callSend: "Pedir la llamada",
  callDoneSoon: "Hemos recibido tu petición y te llamaremos.",
  callLetter:
    "No he podido pagar con tarjeta en la web. Llamadme, por favor, para terminar mi reserva {reference}.",
  callDone:
    "Hemos recibido tu petición y te llamaremos. El vehículo sigue guardado hasta las {time}; si para entonces no está pagado, vuelve a la venta.",
  ended: {
    expired:
      "Se acabó el tiempo para pagar y el vehículo ya no está guardado. Si sigue libre, puedes guardarlo otra vez desde aquí.",
    declined:
      "El banco ha rechazado demasiadas tarjetas, así que ya no guardamos el vehículo. No se ha cobrado nada. Llámanos y terminamos la reserva contigo:",
    cancelled:
      "Esta reserva está cancelada. Si el vehículo sigue libre, puedes guardarlo otra vez desde aquí.",
    unknown:
      "No encontramos el pago que ibas a hacer. Revisa el resumen y vuelve a guardar el vehículo desde aquí.",
  },
  browser: {
    owner: "Titular de la tarjeta",
    ownerHelp: "Como aparece en la tarjeta.",
    number: "Número de la tarjeta",
    expiry: "Caducidad",
    expiryHelp: "Mes y año, como 09/29.",
    cvc: "Código de seguridad",
    cvcHelp: "3 cifras (4 en Amex).",
    pay: "Pagar {amount}",
    paying: "Procesando el pago…",
    checking: "Comprobando el pago…",
    loading: "Cargando el formulario de la tarjeta…",
    slow: "Está tardando más de lo normal. Vuelve a cargar la página o llámanos.",
    summary: "Hay algo que corregir",
    fieldErrors: {
      ownerMissing: "Escribe el nombre del titular.",
      numberMissing: "Escribe el número de la tarjeta.",
      numberInvalid: "El número de la tarjeta no está completo o tiene algún error.",
      expiryMissing: "Escribe la fecha de caducidad.",
      expiryInvalid: "Escribe la caducidad con mes y año, como 09/29.",
      expiryPast: "Esta tarjeta está caducada. Usa otra.",
      cvcMissing: "Escribe el código de seguridad.",
      cvcInvalid: "El código de seguridad no está completo.",
    },
    problemTitle: "No se ha cobrado nada",
    problems: {
      declined:
        "El banco ha rechazado la tarjeta y no nos dice por qué. Prueba con otra o habla con tu banco.",
      insufficientFunds: "La tarjeta no tiene saldo suficiente. Prueba con otra.",
      authentication: "El banco no ha confirmado que eres tú. Vuelve a intentarlo o prueba con otra tarjeta.",
      expired: "El banco dice que la tarjeta está caducada. Comprueba la fecha o prueba con otra.",
      wrongCode: "El código de seguridad no es el de esta tarjeta. Compruébalo y vuelve a intentarlo.",
      wrongNumber: "El banco no reconoce los datos de la tarjeta. Compruébalos y vuelve a intentarlo.",
      lost: "Se cortó la conexión antes de pagar. Comprueba que tienes internet y vuelve a intentarlo.",
      silent: "La pasarela de pago no responde. Espera un momento y vuelve a intentarlo.",
      changed: "El pago no ha llegado a hacerse. Vuelve a intentarlo.",
      interrupted: "El pago se quedó a medias. Puedes volver a intentarlo.",
      unloaded:
        "No hemos podido cargar el formulario de la tarjeta. Comprueba la conexión y vuelve a cargar la página.",
    },
    reload: "Volver a cargar la página",
    ends: {
      paid: { title: "Pago recibido", text: "Te llevamos a tu reserva." },
      elsewhere: {
        title: "Esta reserva ya está pagada",
        text: "La has pagado en otra pestaña. Aquí no hace falta nada más.",
      },
      late: {
        title: "Estamos comprobando el pago",
        text: "El banco ha aceptado el pago, pero la confirmación tarda. No pagues otra vez: en cuanto llegue lo verás en tus reservas.",
      },
      over: {
        title: "Se acabó el tiempo para pagar",
        text: "El vehículo ya no está guardado. Si sigue libre, puedes volver a guardarlo desde el resumen.",
      },
      declined: {
        title: "Demasiadas tarjetas rechazadas",
        text: "Hemos cerrado este pago y ya no guardamos el vehículo. No se ha cobrado nada. Llámanos y terminamos la reserva contigo.",
      },
      cancelled: {
        title: "Esta reserva está cancelada",
        text: "Ya no se puede pagar. Si llegó a cobrarse algo, te lo devolvemos.",
      },
      returned: {
        title: "Te devolvemos el dinero",
        text: "El pago ya no valía para esta reserva y te lo devolvemos a la misma tarjeta.",
      },
      unknown: {
        title: "No sabemos si se ha cobrado",
        text: "Se cortó la conexión mientras pagabas. No pagues otra vez antes de comprobarlo.",
      },
      signedOut: {
        title: "Tu sesión ha terminado",
        text: "Entra otra vez y seguirás en este paso.",
      },
      gone: {
        title: "Esta reserva no está en tu cuenta",
        text: "Quizá has entrado con otra cuenta en otra pestaña.",
      },
    },
    seeReservation: "Ver mi reserva",
    seeSummary: "Volver al resumen",
    login: "Iniciar sesión",
    checkAgain: "Comprobar el pago",
    left: "Te quedan {left}.",
    leftSaid: { "5": "Te quedan cinco minutos para pagar.", "1": "Te queda un minuto para pagar." },
  },
} as const;
