import type es from "#locales/es/examples.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  title: "Blocos e peças",
  intro:
    "De que são feitas as páginas: cada peça e cada bloco em todas as suas formas, também com conteúdo que não devia chegar. Os textos dos exemplos estão em espanhol.",
  contents: "Conteúdo",
  widgets: "Peças",
  blocks: "Blocos",
  panelLink: "Abrir o formulário de contacto",
  panelHeading: "Uma janela com a sua página",
} as const satisfies Wording<typeof es>;
