import "server-only";
import { call } from "#api/call.ts";
import { hasCommonIcons, knownShop } from "#api/known-shop.ts";
import { loadShop } from "#api/load-shop.ts";
import { homePath, localePrefix } from "#domain/routes.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuseFile } from "#platform/answers/refuse-file.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { colours } from "#platform/colours.ts";
import { defaultLocale, type Locale, languageOf } from "#platform/locale.ts";
import { fail } from "#platform/result.ts";
import { shopIcon } from "./shop-icon.ts";

/** Where the manifest of a language is. */
export const manifestPath = (locale: Locale): string =>
  locale === defaultLocale ? "/manifest.webmanifest" : `/manifest-${locale}.webmanifest`;

const icon = (src: string, size: number, purpose: "any" | "maskable", type = "image/png") => ({
  src,
  sizes: `${size}x${size}`,
  type,
  purpose,
});

const icons = () => {
  const own = shopIcon();
  if (own) return [icon(own.url, 512, "any", own.type)];
  if (!hasCommonIcons()) return [];
  return [
    icon("/icons/app-192.png", 192, "any"),
    icon("/icons/app-512.png", 512, "any"),
    icon("/icons/app-maskable-512.png", 512, "maskable"),
  ];
};

/** What a device needs to install the site as an app. @param brand its name, from content */
export const webManifest = (brand: string, description: string, locale: Locale): object => {
  const paper = knownShop().theme.light?.paper ?? colours.light.paper;
  return {
    id: homePath(locale),
    name: brand,
    short_name: brand.slice(0, 30),
    description,
    lang: languageOf(locale),
    dir: "ltr",
    start_url: homePath(locale),
    scope: `${localePrefix(locale)}/`,
    display: "minimal-ui",
    background_color: paper,
    theme_color: paper,
    icons: icons(),
  };
};

/** The web manifest of a language, with the brand and the words of its home page; 503 while the content service is out. */
export const answerManifest = async (locale: Locale): Promise<Response> => {
  const { languages } = await loadShop();
  if (!languages.includes(locale)) return refuseFile(fail("not-found", "No such language").error);
  const home = await call("page", { params: { slug: "home" } }, { locale });
  if (!home.ok) return refuseFile(home.error);
  const { header, seo } = home.value;
  return new Response(
    JSON.stringify(webManifest(header.logo.alt || seo.title, seo.description ?? "", locale)),
    {
      headers: {
        "cache-control": cacheControl.public(cacheLifetimes.manifest),
        "content-type": "application/manifest+json",
      },
    },
  );
};
