import type es from "#locales/es/panels.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  loading: "A carregar",
  close: "Fechar",
  failed: "Não foi possível abrir esta janela. Verifique a ligação à Internet.",
  retry: "Tentar novamente",
} as const satisfies Wording<typeof es>;
