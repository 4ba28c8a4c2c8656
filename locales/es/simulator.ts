export default {
  eachVehicle: "Cada vehículo tiene su propia oferta de financiación: abre su ficha y calcula allí tu cuota.",
  price: "Precio del vehículo (€)",
  deposit: "Entrada (€)",
  months: "Plazo",
  submit: "Calcular la cuota",
  limits:
    "Precio entre {minPrice} y {maxPrice}. La entrada, desde {minDeposit} y hasta el {share} del precio.",
  priceTooLow: "El simulador empieza en {limit}. Hemos calculado con ese precio.",
  priceTooHigh: "El simulador llega hasta {limit}. Hemos calculado con ese precio.",
  depositTooHigh: "Con ese precio, la entrada máxima es de {limit}. Hemos calculado con ella.",
  unreadPrice: "No hemos entendido el precio. Escribe una cifra, por ejemplo 15000.",
  cars: "Ver coches hasta {price}",
} as const;
