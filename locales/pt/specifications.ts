import type es from "#locales/es/specifications.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  title: "Ficha técnica de {name}",
  page: "Ver o veículo",
  equipment: "Equipamento",
  reserved: "Este veículo está reservado.",
  bought: "Este veículo está vendido.",
} as const satisfies Wording<typeof es>;
