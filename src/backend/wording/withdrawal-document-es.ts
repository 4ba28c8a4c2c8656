/**
 * Withdrawal from a reservation and from a purchase in Spain: the texts that the law requires of a seller, and a form (Real Decreto
 * Legislativo 1/2007, arts. 76 bis, 97, 102-108 and annex). The text is read by `readBlocks`.
 */
export const withdrawalDocumentEs = {
  text: `
    ## Cancelar la reserva
    Puedes cancelar la reserva sin dar motivos hasta el {until}, desde tu cuenta o por teléfono con el concesionario ({phone}). Se te devuelve entera la señal de {deposit}, a la misma tarjeta.
    ## Desistir de la compra
    Si compras como consumidor y el contrato se cierra a distancia, sin que te reúnas con el vendedor, tienes además 14 días naturales para desistir de la compra sin dar motivos ni pagar ninguna penalización. El plazo se cuenta desde el día en que recibes el vehículo, tú o la persona que hayas indicado; el transportista no cuenta.
    Para desistir basta con que se lo comuniques al vendedor de forma clara, por ejemplo por carta, y que lo envíes antes de que termine el plazo. Puedes usar el formulario del final, pero no es obligatorio. Guarda una prueba del envío: si hay dudas, te toca a ti demostrarlo.
    ## Qué se te devuelve
    - Todo lo que hayas pagado, incluida la entrega ordinaria, como muy tarde 14 días naturales después de que el vendedor sepa que desistes, con el mismo medio de pago si no pides otro y sin gastos para ti.
    - Si elegiste una entrega más cara que la ordinaria, la diferencia no se devuelve.
    - El vendedor puede esperar a tener el vehículo, o la prueba de que lo has enviado.
    - El crédito que financia la compra termina también, sin penalización.
    ## Qué te corresponde a ti
    - Devolver el vehículo al vendedor como muy tarde 14 días naturales después de comunicar que desistes.
    - Pagar el coste directo de la devolución, solo si el vendedor te informó antes de que era tuyo.
    - Responder de la pérdida de valor si lo usas más de lo necesario para comprobar cómo es y si funciona.
    ## Si no se te informa
    Si el vendedor no te informa de este derecho, el plazo termina doce meses más tarde. Si lo hace en esos doce meses, tienes 14 días naturales desde entonces.
    ## La ley
    Real Decreto Legislativo 1/2007, de 16 de noviembre, texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios, artículos 76 bis, 97 y 102 a 108.
  `,
  form: {
    heading: "Formulario de desistimiento",
    note: "Rellénalo y envíalo solo si quieres desistir de la compra.",
    declaration: "Comunico que desisto del contrato de compraventa del siguiente vehículo:",
    to: "Para",
    reservation: "Reserva y fecha",
    reserved: "{reference}, {date}",
    received: "Vehículo recibido el",
    name: "Nombre",
    address: "Domicilio",
    date: "Fecha",
    signature: "Firma (solo en papel)",
  },
} as const;
