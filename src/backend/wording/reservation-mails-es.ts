/** Mails about a reservation in Spanish. */
export const reservationMailsEs = {
  confirmed: {
    subject: "Tu reserva está confirmada: {vehicle}",
    intro: "Hemos cobrado la señal y el vehículo está reservado para ti. Nadie más puede reservarlo.",
  },
  cancelled: {
    subject: "Tu reserva está cancelada: {vehicle}",
    intro: "Hemos cancelado tu reserva, como nos has pedido, y ya no guardamos el vehículo para ti.",
  },
  "cancelled-by-shop": {
    subject: "Hemos cancelado tu reserva: {vehicle}",
    intro:
      "Sentimos decirte que la tienda ha cancelado tu reserva y ya no puede guardar el vehículo para ti. Si quieres saber más, llama al concesionario.",
  },
  completed: {
    subject: "Gracias por tu compra: {vehicle}",
    intro:
      "El concesionario ha anotado la entrega de tu vehículo y tu reserva está completada. Gracias por tu confianza.",
  },
  refunded: {
    subject: "Te hemos devuelto la señal: {vehicle}",
    intro: "Hemos devuelto la señal entera a la tarjeta con la que pagaste.",
  },
  "refunded-partly": {
    subject: "Te hemos devuelto una parte de la señal: {vehicle}",
    intro: "Hemos devuelto una parte de la señal a la tarjeta con la que pagaste.",
  },
  "wrong-amount": {
    subject: "Te devolvemos un pago: {vehicle}",
    intro:
      "Hemos recibido un pago de un importe que no es el de la señal. No podemos aceptarlo y te lo devolvemos entero. Ese pago no confirma tu reserva.",
  },
  "paid-twice": {
    subject: "Te devolvemos un pago: {vehicle}",
    intro:
      "Tu tarjeta ha pagado la señal más de una vez. Te devolvemos entero el pago que sobra. Tu reserva sigue en pie y no tienes que hacer nada.",
  },
  "too-late": {
    subject: "No hemos podido mantener tu reserva: {vehicle}",
    intro:
      "Tu pago ha llegado cuando el plazo para pagar ya había terminado, y no hemos podido mantener la reserva. Te devolvemos la señal entera.",
  },
  "vehicle-sold": {
    subject: "No hemos podido mantener tu reserva: {vehicle}",
    intro:
      "El vehículo se ha vendido antes de que llegara tu pago, y no hemos podido mantener la reserva. Te devolvemos la señal entera. Lo sentimos.",
  },
  late: {
    subject: "Te devolvemos la señal: {vehicle}",
    intro: "Tu pago ha llegado cuando la reserva ya estaba cancelada. Te devolvemos la señal entera.",
  },
  refund: "Te devolvemos la señal entera y te escribiremos cuando la devolución haya salido.",
  stays: "Tu reserva sigue en pie y no tienes que hacer nada.",
  amount: "Importe que se devuelve",
  next: "Qué pasa ahora",
  nextText:
    "El concesionario te llamará para acordar la firma del contrato y la entrega. La reserva no es todavía la compra: esta se cierra cuando firmas ese contrato.",
  change: "Si cambias de idea",
  changeText:
    "Puedes cancelar sin dar motivos hasta el {until}, desde tu reserva o por teléfono con el concesionario. Te devolvemos la señal entera.",
  attached: "Adjuntamos estos documentos: {names}. Los demás están en tu reserva.",
  files: {
    payment: "recibo-{reference}.pdf",
    conditions: "condiciones-{reference}.pdf",
    withdrawal: "desistimiento-{reference}.pdf",
  },
  page: "Mira tu reserva y sus documentos, o cancélala, desde tu cuenta:",
  pageAfter: "Mira tu reserva y sus documentos desde tu cuenta:",
  link: "Ver mi reserva",
} as const;
