import { notFound } from "next/navigation";
import { setStaticParamsLocale } from "#platform/i18n.ts";
import { isLocale, type Locale } from "#platform/locale.ts";

export interface LocaleProps {
  readonly params: Promise<{ readonly locale: string }>;
}

/** The language of the page being rendered; sets it for translations too. The first line of every page. */
export const readLocale = async ({ params }: LocaleProps): Promise<Locale> => {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setStaticParamsLocale(locale);
  return locale;
};
