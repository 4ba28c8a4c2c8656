/** Labels of a reservation's parts in mails and documents in Spanish. */
export const reservationFactsEs = {
  reference: "Referencia",
  vehicle: "Vehículo",
  vin: "Número de bastidor",
  dealer: "Concesionario",
  dealerAddress: "Dirección del concesionario",
  dealerPhone: "Teléfono del concesionario",
  /** With the market's clock: the islands have another. */
  moment: "{date} a las {time} (hora peninsular)",
  prices: "El precio",
  handover: "La entrega",
  way: "Entrega",
  home: "En tu domicilio",
  custom: "En otra dirección",
  atDealer: "Lo recoges en {dealer}",
  atSomeDealer: "Lo recoges en un concesionario",
  address: "Dirección de entrega",
  expected: "Fecha prevista",
  between: "Entre el {earliest} y el {latest}",
  on: "El {day}",
  morning: "{dates}, por la mañana",
  afternoon: "{dates}, por la tarde",
  refundDays:
    "La devolución va a la misma tarjeta. Los bancos suelen tardar entre 5 y 10 días hábiles en mostrarla.",
} as const;
