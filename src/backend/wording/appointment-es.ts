/** Mails about the inspection appointment of a car in Spanish. */
export const appointmentEs = {
  booked: {
    subject: "Tu cita para el {date} a las {time}",
  },
  moved: {
    subject: "Hemos cambiado tu cita al {date} a las {time}",
    intro: "Hemos cambiado la fecha de tu cita. La anterior ya no vale: esta es la nueva.",
  },
  cancelled: {
    subject: "Hemos anulado tu cita del {date} a las {time}",
    intro: "Tu cita está anulada y la hora vuelve a estar libre. Esta era:",
  },
  held: {
    subject: "Confirma tu cita del {date} a las {time}",
    intro:
      "Te guardamos esta hora hasta las {until} (hora del concesionario). Si no la confirmas antes, quedará libre.",
    press: "Para quedarte con la cita, confírmala aquí:",
    link: "Confirmar la cita",
    notYou: "Si no la has pedido tú, no hagas nada: la hora quedará libre sin más.",
  },
  confirm: {
    title: "¿Confirmas tu cita?",
    what: "{date}, {time}, en {dealer}, {address}.",
    text: "Te guardamos esta hora hasta las {until} (hora del concesionario).",
    button: "Confirmar la cita",
    doneTitle: "Tu cita está confirmada",
    doneText:
      "Te hemos enviado un correo con todos los datos, lo que tienes que traer y un archivo para tu calendario.",
    goneTitle: "Este enlace ya no vale",
    goneText:
      "La cita no se confirmó a tiempo y la hora quedó libre, o la has cambiado o anulado después. Si la cambiaste, usa el enlace del último correo.",
    another: "Pedir otra cita",
  },
  when: "Día y hora",
  at: "{date}, {time} (hora del concesionario)",
  dealer: "Concesionario",
  address: "Dirección",
  phone: "Teléfono del concesionario",
  car: "Tu coche",
  plate: "Matrícula",
  value: { firm: "Tasación firme", indicative: "Tasación orientativa" },
  inspection: {
    booked: "Hemos reservado tu cita para ver tu coche en el concesionario.",
    bring:
      "Trae el coche con su permiso de circulación, la ficha técnica con la última ITV, el libro de mantenimiento si lo tienes, todas las llaves y tu documento de identidad.",
    calendarSummary: "Cita para ver tu coche en {dealer}",
  },
  "test-drive": {
    booked: "Te esperamos para probar el vehículo en el concesionario.",
    bring: "Trae tu permiso de conducir y tu documento de identidad.",
    calendarSummary: "Prueba de conducción en {dealer}",
  },
  byAccount: {
    change: "Si necesitas cambiar o anular la cita, hazlo desde tu tasación:",
    another: "Si quieres otra cita, elígela desde tu tasación:",
    label: "Ver mi tasación",
  },
  byLink: {
    change: "Si necesitas cambiar o anular la cita, hazlo aquí:",
    another: "Si quieres otra cita, elígela aquí:",
    label: "Ver, cambiar o anular la cita",
  },
  photos: {
    intro: "Con fotos el concesionario puede prepararse antes de verlo:",
    label: "Añadir fotos del coche",
  },
  /** The page of the signed link. */
  manage: {
    title: "Tu cita",
    chooseTitle: "Elige día y hora para que veamos tu coche",
    moved: "Hemos cambiado tu cita. Te hemos enviado un correo con la nueva.",
    held: "Falta confirmarla: te hemos enviado un correo con un enlace. Hasta las {until} (hora del concesionario) te guardamos la hora.",
    over: "Esta cita ya ha pasado.",
    calendar: "Añadir al calendario",
    changeTitle: "Cambiar la cita",
    slot: "Día y hora",
    change: "Cambiar la cita",
    cancelTitle: "Anular la cita",
    cancelText: "La hora quedará libre para otra persona.",
    cancel: "Anular la cita",
    cancelledTitle: "Tu cita está anulada",
    cancelledText: "Te hemos enviado un correo que la quita de tu calendario.",
    anotherTitle: "¿Quieres otra?",
    another: "Reservar esta hora",
    none: "En las próximas semanas no queda ninguna hora libre. Llama al concesionario: {phone}.",
    taken: "Esa hora ya no está libre. Elige otra.",
    fixed: "Esta cita ya no se puede cambiar aquí. Llama al concesionario: {phone}.",
  },
} as const;

/** The mail with the value of a car. */
export const valueEs = {
  subject: "Tu {car} vale hoy {value}",
  intro: "Esta es la tasación de tu coche. Vale hasta el {until}.",
  firm: "Es una tasación firme.",
  indicative:
    "Es una tasación orientativa: tenemos pocos coches de tu modelo con los que compararlo. El precio te lo confirmamos al verlo.",
  how: "De dónde sale",
  table: "Qué descuenta cada desperfecto",
  promise:
    "Este valor es para un coche en buen estado. Al verlo solo se descuenta lo que dice esta tabla, y nunca más.",
  sharePer: "{share} por cada {kms} de más",
  next: "Elige día y hora para que lo veamos:",
  link: "Seguir con mi tasación",
} as const;
