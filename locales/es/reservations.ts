export default {
  title: "Reservas",
  none: "Todavía no has reservado ningún vehículo. Desde la ficha del que te guste lo apartas con una señal, y aquí ves en qué punto está.",
  first: "Buscar un vehículo",
  back: "Todas mis reservas",
  heading: "Tu reserva: {vehicle}",
  reservedHeading: "Reservado: {vehicle}",
  plan: {
    title: "Tu plan",
    paid: "Señal pagada",
    call: "{dealer} te llama",
    someCall: "El concesionario te llama",
    credit: "La entidad aprueba el crédito",
    contract: "Firmas el contrato",
    tradeIn: "Entregas tu coche",
    rest: "Pagas el resto: {amount}",
    collect: "Recoges el vehículo",
    handover: "Te llevamos el vehículo",
    before: "Antes del {day}",
    soon: "En los próximos días",
    atHandover: "El día de la entrega",
    between: "Entre el {earliest} y el {latest}",
    cancel: "Si cambias de idea, puedes cancelar sin coste hasta el {until}.",
    papers: "Ten a mano",
    identity: "Tu DNI o NIE en vigor, o la escritura y el CIF si compra una empresa",
    income: "Un justificante de ingresos y el número de tu cuenta, para el crédito",
    carPapers: "De tu coche: permiso de circulación, ficha técnica con la última ITV y todas las llaves",
    addToCalendar: "Añadir la entrega al calendario",
    ask: "Preguntar: {phone}",
    calendar: "Entrega: {vehicle}",
  },
  madeOn: "Reservado el {date}",
  reference: "Referencia: {id}",
  away: "Ahora no podemos mostrar esta parte. Vuelve a intentarlo en un momento.",
  /** A moment with the market's clock: the islands have another. */
  moment: "{date} a las {time} (hora peninsular)",
  pretence: "Es un pago de prueba: no se ha cobrado ni devuelto dinero.",

  states: {
    held: "Pendiente de pago",
    confirmed: "Confirmada",
    cancelled: "Cancelada",
    expired: "Caducada",
    completed: "Terminada",
    registered: "Registrada",
  },
  deposits: {
    due: "Señal de {amount} por pagar",
    unclear: "Estamos comprobando el pago de la señal",
    none: "No se ha cobrado la señal",
    paid: "Señal de {amount} pagada",
    partly: "Señal de {amount} pagada, de la que te hemos devuelto {returned}",
    disputed: "Señal de {amount} reclamada a tu banco",
    refunding: "Devolución de {amount} en marcha",
    refunded: "Señal de {amount} devuelta",
  },
  next: "Qué pasa ahora",
  nexts: {
    registered:
      "Tu reserva está registrada. El concesionario te llama para confirmar la señal y acordar la firma del contrato y la entrega.",
    due: "Guardamos el vehículo para ti hasta las {time} (hora peninsular). Paga la señal antes: si no, vuelve a estar a la venta y no se cobra nada.",
    dueSoon:
      "Guardamos el vehículo para ti por poco tiempo. Paga la señal: si no, vuelve a estar a la venta y no se cobra nada.",
    unclear:
      "Todavía no sabemos si se ha cobrado la señal y lo estamos comprobando. Si se cobró y el vehículo sigue libre, la reserva queda confirmada. Si no, te la devolvemos entera.",
    cancelling:
      "La reserva está cancelada. Estamos comprobando si se llegó a cobrar la señal: si es así, te la devolvemos entera.",
    confirmed:
      "El concesionario te llamará para acordar la firma del contrato y la entrega. La reserva no es todavía la compra: esta se cierra cuando firmas ese contrato.",
    cancelled: "La reserva se canceló antes de pagar la señal. No se ha cobrado nada.",
    refunding:
      "Te devolvemos {amount} a la tarjeta con la que pagaste. La devolución está en marcha, pero todavía no nos consta que haya salido: aquí verás cuándo sale.",
    refunded:
      "Devolvimos {amount} el {date} a la tarjeta con la que pagaste. Los bancos suelen tardar entre 5 y 10 días hábiles en mostrarlo.",
    expired:
      "El pago no llegó a tiempo, así que ya no guardamos el vehículo para ti. No se ha cobrado nada. Si sigue a la venta, puedes reservarlo otra vez desde su ficha.",
    declined:
      "El banco rechazó demasiadas tarjetas, así que cerramos el pago y ya no guardamos el vehículo para ti. No se ha cobrado nada. Llámanos y terminamos la reserva contigo:",
    disputed:
      "Has reclamado la señal a tu banco, que lo está estudiando. Mientras decide, la reserva sigue en pie. Si fue un error, dilo en tu banco y llama al concesionario.",
    "dispute-lost":
      "Tu banco te ha devuelto la señal que reclamaste, así que ya no guardamos el vehículo para ti.",
    completed: "La reserva está terminada. Si todavía no tienes el vehículo, llama al concesionario.",
  },
  pay: "Seguir y pagar la señal",
  seeVehicle: "Ver el vehículo",

  asItWas: "Estos son los datos que tenía la reserva.",

  timeline: "Qué ha pasado",
  events: {
    held: "Apartamos el vehículo para ti",
    confirmed: "Señal pagada y reserva confirmada",
    expired: "Terminó el tiempo para pagar",
    "cards-declined": "El banco rechazó demasiadas tarjetas y dejamos de guardarlo",
    cancelled: "Reserva cancelada",
    "refund-begun": "Empezamos a devolver un pago",
    refunded: "Pago devuelto",
    "refunded-partly": "Te devolvimos una parte de la señal",
    disputed: "Reclamaste la señal a tu banco",
    "dispute-won": "Tu banco no aceptó la reclamación",
    "dispute-lost": "Tu banco te devolvió la señal",
    completed: "Reserva terminada",
  },

  price: "El precio",
  concept: "Concepto",
  amount: "Importe",
  when: "Cuándo",

  delivery: "Entrega y garantía",
  place: "Dónde",
  home: "En tu domicilio",
  collected: "Lo recoges en el concesionario",
  elsewhere: "En otra dirección",
  dates: "Fecha prevista",
  between: "Entre el {earliest} y el {latest}",
  on: "El {day}",
  morning: "{dates}, por la mañana",
  afternoon: "{dates}, por la tarde",
  warranty: "Garantía",
  legalWarranty: "La legal, incluida en el precio",
  moreWarranty: "La legal y además {name}",

  tradeIn: "El coche que entregas",
  tradeInText: "Lo valoramos en {amount}. El concesionario confirma el valor cuando lo ve.",
  tradeInLink: "Ver la tasación",

  credit: "El crédito",
  monthsValue: "{months} meses",
  creditText:
    "La entidad financiera tiene que aprobarlo. Hasta que lo firmes no te obliga a nada, ni a la entidad.",

  person: "Tus datos",
  name: "Nombre",
  email: "Correo",
  phone: "Teléfono",
  nif: "NIF",
  receipt: "Dirección de la factura",
  extraReceipt: "Otra copia de la factura",
  birthDate: "Fecha de nacimiento",

  dealer: "Quien lo vende",
  dealerName: "Concesionario",
  address: "Dirección",

  documents: "Documentos",
  documentsNone: "Los documentos estarán aquí cuando la reserva esté confirmada.",
  documentsNever: "La reserva no llegó a confirmarse, así que no tiene documentos.",
  /** What the files are called, without the reference. */
  files: {
    confirmation: "confirmacion-de-reserva",
    payment: "recibo-de-pago",
    conditions: "condiciones-de-reserva",
    withdrawal: "informacion-y-formulario-de-desistimiento",
    finance: "informacion-del-credito",
    refund: "justificante-de-devolucion",
  },

  ending: "Cancelar y desistir",
  cancelPaid:
    "Puedes cancelar la reserva sin dar motivos hasta el {until}. Te devolvemos la señal entera, {amount}, a la misma tarjeta.",
  cancelHeld: "Si cambias de idea, cancela y el vehículo vuelve a estar a la venta. No se cobra nada.",
  cancelOver:
    "El plazo para cancelar aquí terminó el {until}. Si necesitas cambiar algo, llama al concesionario. Si el vehículo no coincide con lo acordado, o si no podemos mantener la reserva, te devolvemos la señal entera.",
  cancel: "Cancelar la reserva",
  withdraw:
    "Si compras a distancia, tienes además 14 días naturales desde que recibes el vehículo para desistir de la compra sin dar motivos.",
  withdrawForm: "Información y formulario de desistimiento",
  cancelTitle: "¿Cancelas la reserva?",
  cancelTextPaid:
    "El vehículo volverá a estar a la venta y otra persona podrá reservarlo. Te devolvemos la señal entera, {amount}, a la tarjeta con la que pagaste. No se puede deshacer.",
  cancelTextHeld: "El vehículo volverá a estar a la venta y otra persona podrá reservarlo. No se cobra nada.",
  reason: "Por qué la cancelas",
  reasonHelp: "Nos ayuda a mejorar. Caben {longest} caracteres.",
  cancelSend: "Cancelar la reserva",
  keep: "No, mantener la reserva",
  notCancellable: "Esta reserva ya no se puede cancelar aquí. Abajo ves en qué punto está.",
} as const;
