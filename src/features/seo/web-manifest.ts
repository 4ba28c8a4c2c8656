import { homePath, localePrefix } from "#domain/routes.ts";
import { defaultLocale, type Locale, languageOf } from "#platform/locale.ts";
import { themeColours } from "#styles/theme-colours.ts";

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
  background_color: themeColours.light,
  theme_color: themeColours.light,
  icons: [
    icon("/icons/app-192.png", 192, "any"),
    icon("/icons/app-512.png", 512, "any"),
    icon("/icons/app-maskable-512.png", 512, "maskable"),
  ],
});
