export default {
  caption: "En {years} años, con {kilometers} al año",
  expense: "Gasto",
  amount: "Importe",
  kinds: {
    energy: "Combustible o recarga",
    tax: "Impuesto de circulación",
    service: "Mantenimiento",
    depreciation: "Pérdida de valor",
  },
  upTo: "hasta {amount}",
  unknown: "No disponible",
  insurance: "Seguro",
  insuranceClass: "Clase {class} de 10",
  total: "Suma",
  perMonth: "Son {amount} al mes.",
  without: "La suma no incluye: {lines}.",
  assumed:
    "Suponemos {kilometers} al año y los precios del día de cada fuente, sin subidas. Si haces más kilómetros, gastarás más.",
  how: "Cómo lo calculamos y de dónde salen las cifras",
  sources: "Fuentes",
} as const;
