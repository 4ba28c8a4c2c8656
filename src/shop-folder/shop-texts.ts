import type { ShopSettings } from "#backend/shop/shop-settings.ts";
import type { Locale } from "#platform/locale.ts";
import type { ShopDealer } from "./dealers/shop-dealer.ts";
import type { Article } from "./pages/blog/article.ts";
import type { Menus } from "./pages/menus.ts";
import type { PlaceText } from "./pages/places.ts";
import type { Sentences } from "./pages/sentences.ts";
import type { ShopRedirect } from "./pages/shop-page.ts";
import type { WrittenPages } from "./pages/written/written-page.ts";
import type { FolderPicture } from "./pictures/folder-pictures.ts";

/** What the folder of a shop says. */
export interface ShopTexts {
  readonly settings: ShopSettings;
  /** Those of the settings: values by language have these alone. */
  readonly languages: readonly Locale[];
  readonly dealers: readonly ShopDealer[];
  readonly menus: Readonly<Record<Locale, Menus>>;
  /** By the name under which others lead to them: `home.es.yaml` is `{path:home}`. */
  readonly pages: ReadonlyMap<string, WrittenPages>;
  /** By name, for `{article:warranty}`. */
  readonly articles: ReadonlyMap<string, Article>;
  readonly places: ReadonlyMap<string, PlaceText>;
  readonly redirects: readonly ShopRedirect[];
  readonly sentences: Sentences;
  /** Pictures of the folder, by path. */
  readonly pictures: ReadonlyMap<string, FolderPicture>;
}
