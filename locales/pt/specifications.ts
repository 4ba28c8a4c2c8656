import type es from "#locales/es/specifications.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  title: "Ficha técnica",
  loading: "A carregar a ficha",
  failed: "Não foi possível carregar a ficha. O veículo pode já não estar à venda.",
  retry: "Tentar novamente",
  page: "Ver o veículo",
  equipment: "Equipamento",
  reserved: "Este veículo está reservado.",
  bought: "Este veículo está vendido.",
} as const satisfies Wording<typeof es>;
