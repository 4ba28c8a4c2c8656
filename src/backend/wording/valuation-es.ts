/** Labels of a valuation's lines in Spanish, by code. */
export const valuationEs = {
  comparables: "Precio de coches comparables a la venta",
  version: "Por la versión de tu coche",
  age: "Por la edad de tu coche",
  kilometers: "Por sus kilómetros",
  preparation: "Puesta a punto para la venta",
  inspection: "Revisión en el taller e inspección técnica",
  selling: "Venta con garantía e impuestos",
} as const;
