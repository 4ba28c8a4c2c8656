import { homePath, localePrefix } from "#domain/routes.ts";
import { colours } from "#platform/colours.ts";
import { defaultLocale, type Locale, languageOf } from "#platform/locale.ts";

/** Where the manifest of a language is. */
export const manifestPath = (locale: Locale): string =>
  locale === defaultLocale ? "/manifest.webmanifest" : `/manifest-${locale}.webmanifest`;

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** What a device needs to know to keep the site as an app. @param brand its name, from content */
export const webManifest = (brand: string, description: string, locale: Locale): object => ({
  id: homePath(locale),
  name: brand,
  short_name: brand.slice(0, 30),
  description,
  lang: languageOf(locale),
  dir: "ltr",
  start_url: homePath(locale),
  scope: `${localePrefix(locale)}/`,
  display: "minimal-ui",
  background_color: colours.light.paper,
  theme_color: colours.light.paper,
  icons: [
    icon("/icons/app-192.png", 192, "any"),
    icon("/icons/app-512.png", 512, "any"),
    icon("/icons/app-maskable-512.png", 512, "maskable"),
  ],
});
