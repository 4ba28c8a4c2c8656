import type { Locale } from "#platform/locale.ts";
import type { Written } from "#shop-folder/files/parse-yaml.ts";
import type { PlacedText } from "#shop-folder/files/placed-text.ts";
import type { PageText } from "../page-text.ts";
import type { ShopPage } from "../shop-page.ts";

/** A page written by hand, in one language. */
export type WrittenPage = {
  readonly slug: string;
  readonly kind: ShopPage["kind"];
  readonly text: PageText;
  /** Where its facts and blocks stand. */
  readonly written: Written;
  /** Every text of its file. */
  readonly texts: readonly PlacedText[];
};

/** The same page in each language. */
export type WrittenPages = Readonly<Record<Locale, WrittenPage>>;
