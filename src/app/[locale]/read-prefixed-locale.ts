import { notFound } from "next/navigation";
import { defaultLocale, isLocale, type Locale } from "#platform/locale.ts";
import type { LocaleProps } from "./read-locale.ts";

/** The language of a file whose address has a prefix, which those of the default language have not. */
export const readPrefixedLocale = async ({ params }: LocaleProps): Promise<Locale> => {
  const { locale } = await params;
  if (!isLocale(locale) || locale === defaultLocale) notFound();
  return locale;
};
