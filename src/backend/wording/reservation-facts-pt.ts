import type { reservationFactsEs } from "./reservation-facts-es.ts";
import type { Texts } from "./texts.ts";

/** Those labels in the Portuguese of Portugal. */
export const reservationFactsPt: Texts<typeof reservationFactsEs> = {
  reference: "Referência",
  vehicle: "Veículo",
  vin: "Número de quadro",
  dealer: "Concessionário",
  dealerAddress: "Morada do concessionário",
  dealerPhone: "Telefone do concessionário",
  moment: "{date} às {time} (hora de Portugal continental)",
  prices: "O preço",
  handover: "A entrega",
  way: "Entrega",
  home: "Em sua casa",
  custom: "Noutra morada",
  atDealer: "Levanta-o em {dealer}",
  atSomeDealer: "Levanta-o num concessionário",
  address: "Morada de entrega",
  expected: "Data prevista",
  between: "Entre {earliest} e {latest}",
  on: "A {day}",
  morning: "{dates}, de manhã",
  afternoon: "{dates}, à tarde",
  refundDays:
    "A devolução é feita para o mesmo cartão. Os bancos costumam demorar entre 5 e 10 dias úteis a mostrá-la.",
};
