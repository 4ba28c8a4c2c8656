import type es from "#locales/es/alerts.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  titles: { error: "Erro!", warning: "Atenção!", info: "Informação!", success: "Sucesso!" },
  close: "Fechar o aviso",
} as const satisfies Wording<typeof es>;
