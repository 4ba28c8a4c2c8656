import es from "#locales/es/compare-panel.ts";
import pt from "#locales/pt/compare-panel.ts";
import type { Wording } from "#locales/wording.ts";
import type { Locale } from "#platform/locale.ts";

export type ComparePanelWords = Wording<typeof es>;

/** The texts that only the panel has. */
export const comparePanelWords = (locale: Locale): ComparePanelWords => ({ es, pt })[locale];
