import type es from "#locales/es/session.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  registered: "A sua conta está criada. Já pode guardar favoritos e reservar veículos.",
  loggedOut: "Terminou a sessão.",
  confirmTitle: "Terminar a sessão?",
  confirmText: "Chegou aqui a partir de outro site. Confirme que quer terminar a sua sessão neste.",
  confirm: "Terminar sessão",
  stay: "Continuar com a sessão iniciada",
  loginTitle: "Área de cliente",
  loginClosed:
    "A área de cliente não está aberta neste momento. Pode procurar e comparar veículos sem conta; para tudo o resto, telefone ao concessionário indicado na ficha do veículo.",
  goOn: "Procurar veículos",
} as const satisfies Wording<typeof es>;
