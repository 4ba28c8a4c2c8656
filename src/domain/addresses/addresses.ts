import type { Locale } from "#platform/locale.ts";
import type { es as spanish } from "./es.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Texts<Source[Key]>;
};

/** The words in addresses of a language, as `es.ts` lists them. */
export type Addresses = Texts<typeof spanish>;

export const addresses: Readonly<Record<Locale, Addresses>> = { es, pt };
