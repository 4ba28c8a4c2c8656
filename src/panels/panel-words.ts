import es from "#locales/es/panels.ts";
import pt from "#locales/pt/panels.ts";
import type { Wording } from "#locales/wording.ts";
import type { Locale } from "#platform/locale.ts";

export type PanelWords = Wording<typeof es>;

/** The texts of the window around a panel. */
export const panelWords = (locale: Locale): PanelWords => ({ es, pt })[locale];
