import type { Locale } from "#platform/locale.ts";
import { es } from "./information-words-es.ts";
import { pt, type Words } from "./information-words-pt.ts";

export type InformationWords = Words;

/** The texts of the credit information in a language. */
export const informationWords = (locale: Locale): InformationWords => ({ es, pt })[locale];
