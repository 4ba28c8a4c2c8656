import type es from "#locales/es/dealers.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  place: "Localidade ou código postal",
  placeMissing: "Escreva uma localidade ou um código postal.",
  show: "Procurar",
  nearMe: "Perto de mim",
  locating: "A ver onde está…",
  refused: "Não temos autorização para saber onde está. Escreva o seu código postal.",
  failed: "Não conseguimos saber onde está. Escreva o seu código postal.",
  near: "Os mais próximos de {place}",
  straight: "A distância é em linha reta.",
  away: "A {km} km",
  "further#one": "Mais {count} concessionário, por distância",
  "further#other": "Mais {count} concessionários, por distância",
  all: "Ver todos os concessionários",
  unknown:
    "Não sabemos onde fica «{place}». Experimente o código postal; em baixo estão todos os concessionários.",
  range: "De {first} a {last}",
  and: "e",
  directions: "Como chegar",
  directionsTo: "Como chegar a {name}",
  whatsapp: "WhatsApp de {name}",
  whatsappText: "Olá, {name}. Queria perguntar:",
  call: "Ligar para {name}: {phone}",
  openNow: "Aberto agora ({day}), até às {time}",
  closedNow: "Fechado agora. Abre: {day}, às {time}",
  values: "Avalia o seu carro e aceita-o em retoma",
  sells: "Vende e entrega veículos",
  vehicles: "Ver os veículos do {name}",
  none: "Ainda não há concessionários.",
  unavailable: "Agora não é possível mostrar os concessionários. Tente de novo dentro de alguns minutos.",
} satisfies Wording<typeof es>;
