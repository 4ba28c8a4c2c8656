/** What mails about the appointment at which a car is looked at say in Spanish. */
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
