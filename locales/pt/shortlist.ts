import type es from "#locales/es/shortlist.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  added: "{name} está na comparação: {count} de {limit}.",
  removed: "{name} já não está na comparação.",
  unsaved: "O seu navegador não deixa guardar a lista: vale só até sair desta página.",
  view: "Ver comparação",
  recent: "Vistos recentemente",
  seen: "Veículos que viu",
  seenNone: "Ainda não há nenhum veículo para lhe mostrar.",
  seeStock: "Ver os veículos",
  clear: "Apagar esta lista",
  cleared: "A lista de veículos vistos foi apagada.",
  previous: "Ver os anteriores",
  next: "Ver os seguintes",
  reserved: "· Reservado",
} as const satisfies Wording<typeof es>;
