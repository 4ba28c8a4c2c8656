/** Mails about the inspection appointment of a car in Spanish. */
export const appointmentEs = {
  booked: {
    subject: "Tu cita para el {date} a las {time}",
    intro: "Hemos reservado tu cita para ver tu coche en el concesionario.",
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
  calendarSummary: "Cita para ver tu coche en {dealer}",
  when: "Día y hora",
  at: "{date}, {time} (hora del concesionario)",
  dealer: "Concesionario",
  address: "Dirección",
  phone: "Teléfono del concesionario",
  car: "Tu coche",
  plate: "Matrícula",
  value: "Valor estimado",
  bring:
    "Trae el coche con su permiso de circulación, la ficha técnica con la última ITV, el libro de mantenimiento si lo tienes, todas las llaves y tu documento de identidad.",
  change: "Si necesitas cambiar o anular la cita, hazlo desde tu tasación:",
  changeByPhone: "Si necesitas cambiar o anular la cita, llama al concesionario: {phone}.",
  another: "Si quieres otra cita, elígela desde tu tasación:",
  anotherByPhone: "Si quieres otra cita, llama al concesionario: {phone}.",
  link: "Ver mi tasación",
} as const;
