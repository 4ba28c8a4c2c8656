import type { Locale } from "#platform/locale.ts";

export type Wording = Readonly<Record<Locale, string>>;
