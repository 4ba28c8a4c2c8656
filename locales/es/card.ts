export default {
  lowCost: "Precio bajo",
  highlightedVehicle: "Destacado",
  promo: "Promoción",
  reserved: "Reservado",
  bought: "Vendido",
  oneGone: "Un vehículo de esta página acaba de cambiar de estado.",
  severalGone: "{count} vehículos de esta página acaban de cambiar de estado.",
  before: "Antes",
  monthly: "{amount} al mes",
  taeg: "TAE {rate}",
  financeInfo: "Cómo se calcula la cuota de {name}",
  exampleText:
    "Ejemplo representativo: precio al contado {price}. Entrada {deposit}. Importe total del crédito {capital}. {months} cuotas de {amount}. TIN fijo {tan}. TAE {taeg}.",
  addFavourite: "Guardar {name} en favoritos",
  addCompare: "Comparar {name}",
  specifications: "Ficha",
  specificationsName: "Ficha técnica de {name}",
} as const;
