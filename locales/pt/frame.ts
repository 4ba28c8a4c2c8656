import type es from "#locales/es/frame.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  skip: "Ir para o conteúdo",
  skipToResults: "Ir para os resultados",
  home: "Ir para a página inicial",
  leave: "Sair",
  mainMenu: "Menu principal",
  openMenu: "Abrir o menu",
  closeMenu: "Fechar o menu",
  submenu: "Mais em {name}",
  login: "Iniciar sessão",
  account: "A minha conta",
  favourites: "Favoritos",
  compare: "Comparador",
  footerMenus: "Mais do site",
  footerLegal: "Informação legal",
  newWindow: "(abre noutro separador)",
  openHelp: "Abrir {name}",
  closeHelp: "Fechar {name}",
  breadcrumbs: "Está em",
  loading: "A carregar",
  start: "Início",
  previous: "Ver os anteriores",
  next: "Ver os seguintes",
  demo: "Demonstração",
  demoText: "Isto é uma demonstração: os veículos não existem.",
} as const satisfies Wording<typeof es>;
