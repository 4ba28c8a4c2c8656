import type { Topic } from "./faq-topic.ts";

/** Questions in Spanish, by topic. */
export const topicsEs = [
  {
    id: "search",
    heading: "Buscar y comparar",
    questions: [
      [
        "¿Los coches que aparecen están a la venta ahora?",
        "Sí. Los reservados y los vendidos hace menos de 30 días siguen visibles, y lo dicen en la propia ficha. Lo que no dice nada se puede reservar.",
      ],
      [
        "¿Cómo encuentro un coche que pueda entrar en el centro de mi ciudad?",
        "Mira el distintivo ambiental en la ficha de cada coche y filtra por combustible. Qué significa cada letra está en [etiqueta ambiental y zonas de bajas emisiones]({article:badge}).",
      ],
      [
        "Veo coches que están en Portugal, ¿puedo comprarlos?",
        "Sí. La ficha indica en qué ciudad está cada vehículo. Uno con matrícula portuguesa hay que matricularlo en España, con su inspección y, según sus emisiones, el impuesto de matriculación: pide el importe al concesionario antes de reservar.",
      ],
      [
        "¿Puedo comparar varios vehículos?",
        "Sí, hasta cuatro, desde el botón de cada ficha. La dirección del comparador guarda tu elección, así que puedes enviarla a otra persona. No hace falta cuenta.",
      ],
      [
        "¿Y si no hay ningún coche como el que busco?",
        "Amplía el año o los kilómetros: los filtros dicen cuántos vehículos hay con cada valor. También puedes preguntar en un [concesionario]({path:dealers}), que sabe lo que está por llegar.",
      ],
    ],
  },
  {
    id: "price",
    heading: "Precio",
    questions: [
      [
        "¿El precio incluye impuestos?",
        "Sí. El precio al contado lleva los impuestos incluidos y no pagas ITP, porque compras a una empresa. Aparte están los gastos del contrato y, si los eliges, el envío y la garantía ampliada: el resumen de la reserva los suma antes de pagar.",
      ],
      [
        "¿Qué es el precio tachado?",
        "El más bajo que tuvo ese vehículo en los 30 días anteriores a la rebaja. En cada ficha está el historial completo de precios.",
      ],
      [
        "¿Por qué algunos coches tienen un precio financiado distinto?",
        "Porque están en una campaña que exige financiar. Al lado figuran siempre la TAE, el plazo y el total, para que compares con el precio al contado.",
      ],
      [
        "¿Qué significa IVA deducible?",
        "Que la factura desglosa el IVA y una empresa o un autónomo puede deducirlo según su actividad. En los demás, el impuesto va dentro del precio y no se desglosa.",
      ],
    ],
  },
  {
    id: "financing",
    heading: "Financiación",
    questions: [
      [
        "¿Puedo saber la cuota antes de ir al concesionario?",
        "Sí. En la ficha eliges entrada y meses y ves la cuota, la TAE, el total y la tabla de pagos. Es una simulación: la entidad la confirma cuando estudia tu solicitud.",
      ],
      [
        "¿Qué número miro para comparar dos créditos?",
        "Con el mismo plazo, la TAE. Con plazos distintos, el importe total. Hay un ejemplo calculado en [cómo leer una oferta de crédito]({article:credit}).",
      ],
      [
        "¿Qué documentos piden?",
        "En general, DNI o NIE, un justificante de ingresos y el IBAN de la cuenta donde se cargarán los recibos. La entidad puede pedir otros según tu caso.",
      ],
      [
        "¿Puedo pagar el crédito antes de tiempo?",
        "Sí, en parte o entero, cuando quieras. La compensación que puede cobrarte la entidad está limitada por ley: el 1 % de lo que adelantas si falta más de un año y el 0,5 % si falta menos.",
      ],
    ],
  },
  {
    id: "reservation",
    heading: "Reserva",
    questions: [
      [
        "¿Cuánto cuesta reservar y cuánto dura?",
        "{deposit} con tarjeta, que se descuentan del precio. Puedes cancelar en los 14 días siguientes y recuperas la señal completa.",
      ],
      [
        "¿Reservar me obliga a comprar?",
        "No. La compra se cierra con el contrato que firmas con el concesionario. Los detalles están en [condiciones de reserva]({path:reservationTerms}).",
      ],
      [
        "¿Dónde están las demás preguntas sobre la reserva?",
        "En [preguntas sobre la reserva]({path:reservationFaq}): el pago, la cancelación y lo que pasa si la financiación no se aprueba.",
      ],
    ],
  },
  {
    id: "delivery",
    heading: "Entrega",
    questions: [
      [
        "¿Dónde puedo recoger el vehículo?",
        "En el concesionario que elijas, en tu domicilio o en otra dirección. El coste de cada opción aparece antes de reservar.",
      ],
      [
        "¿Quién hace el cambio de titularidad?",
        "La gestoría del concesionario. Recibes un justificante para circular mientras llega el permiso. Lo que te queda por hacer está en [después de comprar]({article:afterBuying}).",
      ],
      [
        "¿Qué pasa si al recibirlo no es como esperaba?",
        "Si compraste a distancia, tienes 14 días naturales para desistir desde la entrega. Si no coincide con lo acordado, la garantía legal te cubre desde el primer día. Te explicamos las dos vías en [comprar a distancia]({article:distance}).",
      ],
    ],
  },
  {
    id: "warranty",
    heading: "Garantía",
    questions: [
      [
        "¿Qué garantía tienen los vehículos?",
        "Tres años de garantía legal desde la entrega, sin pagar más, también en las motos. Según la edad y los kilómetros puedes contratar 12, 24 o 36 meses más.",
      ],
      [
        "¿Cubre las piezas de desgaste?",
        "No el desgaste normal de pastillas, neumáticos o escobillas. Sí cualquier fallo que no corresponda a un vehículo de esa edad y esos kilómetros.",
      ],
      [
        "¿Cómo reclamo una avería?",
        "Escribe o llama al concesionario antes de llevarlo a otro taller, con la fecha, los kilómetros y lo que falla. El camino completo está en [garantía de un coche de segunda mano]({article:warranty}).",
      ],
    ],
  },
  {
    id: "trade-in",
    heading: "Entregar tu coche",
    questions: [
      [
        "¿Puedo dar mi coche como parte del pago?",
        "Sí. [Tásalo por la matrícula]({path:valuation}): el importe se descuenta del precio y vale 30 días.",
      ],
      [
        "¿Puede cambiar el importe de la tasación?",
        "Sí, al ver el coche, si su estado sube o baja el precio o si la tasación era orientativa. El concesionario te lo propone por escrito, y tú decides si lo aceptas.",
      ],
      [
        "Mi coche todavía tiene un préstamo, ¿puedo entregarlo?",
        "Sí, si se cancela la deuda. Pide a tu financiera el saldo pendiente: puede liquidarse en la misma operación. Más en [entregar tu coche]({article:tradeIn}).",
      ],
    ],
  },
] as const satisfies readonly Topic[];
