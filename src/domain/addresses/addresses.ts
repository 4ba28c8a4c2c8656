import type { Locale } from "#platform/locale.ts";
import { type Addresses, es } from "./es.ts";
import { pt } from "./pt.ts";

export const addresses: Readonly<Record<Locale, Addresses>> = { es, pt };
