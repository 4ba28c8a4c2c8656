import type es from "#locales/es/panels.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  loading: "A carregar",
  close: "Fechar",
  failed: "Não foi possível abrir esta janela. Verifique a ligação à Internet.",
  failedToSend:
    "Não sabemos se nos chegou o que enviou. Tente outra vez: não será enviado duas vezes. Se continuar a falhar, copie o texto e volte a carregar a página.",
  retry: "Tentar novamente",
} as const satisfies Wording<typeof es>;
