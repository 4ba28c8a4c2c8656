import type es from "#locales/es/dealers.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  place: "Localidade",
  everywhere: "Todas",
  show: "Mostrar concessionários",
  chosen: "Concessionários em {place}: {count}",
  all: "Ver todos os concessionários",
  unknown: "Não temos concessionários em «{place}». Estes são todos.",
  range: "De {first} a {last}",
  and: "e",
  directions: "Como chegar",
  directionsTo: "Como chegar a {name}",
  call: "Ligar para {name}: {phone}",
  values: "Avalia o seu carro e aceita-o em retoma",
  sells: "Vende e entrega veículos",
  vehicles: "Ver os veículos do {name}",
  unavailable: "Agora não é possível mostrar os concessionários. Tente de novo dentro de alguns minutos.",
} satisfies Wording<typeof es>;
