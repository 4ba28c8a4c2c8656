import type { ActionBar, Footer, Header } from "#contract/page-frame.ts";
import type { Locale } from "#platform/locale.ts";

/** A component whose `id` is unique on its page. */
export type ShopComponent = { id: string; key: string; data: Record<string, unknown> };

/** A content page in one language. */
export type ShopPage = {
  /** Without slashes at the ends; `home` for the home page, `error` for the page of the error route. */
  slug: string;
  locale: Locale;
  /** `home`, `list`, `landing`, `text`, `error`. */
  kind: "home" | "list" | "landing" | "text" | "error";
  /** Slug of the same page in each language. */
  alternates: Record<Locale, string>;
  seo: {
    title: string;
    description: string;
    noindex?: boolean;
    links?: { rel: string; href: string; type?: string; title?: string }[];
  };
  components: ShopComponent[];
  header: Header;
  footer: Footer;
  actionBar?: ActionBar;
};

export type ShopRedirect = {
  /** Path with both slashes: `/coches-ocasion/`. */
  path: string;
  target: string;
  status: 301 | 302 | 307 | 308;
};
