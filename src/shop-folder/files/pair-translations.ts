import type { Locale } from "#platform/locale.ts";
import { locales } from "#platform/locale.ts";
import { ShopFileError } from "./shop-file-error.ts";

/** A file in each language of the shop. */
export type Translations = Readonly<Record<Locale, string>>;

/**
 * Files by their name in front of the language: `home.es.yaml` and `home.pt.yaml` are `home`. Those of languages that the shop does not
 * have are left aside.
 * @param endings that are allowed: `["yaml", "md"]`
 * @throws ShopFileError that names files that are called otherwise, and those whose translation is missing
 */
export const pairTranslations = (
  files: readonly string[],
  endings: readonly string[],
  languages: readonly Locale[],
): ReadonlyMap<string, Translations> => {
  const name = new RegExp(`/(\\w+)\\.(${locales.join("|")})\\.(?:${endings.join("|")})$`);
  const found = files.map((file) => ({ file, parts: name.exec(file) }));
  const faults = found
    .filter(({ parts }) => parts === null)
    .map(({ file }) => `${file}: expected a name such as home.es.${endings[0]}`);
  const used = found.filter(({ parts }) => languages.some((language) => language === parts?.[2]));
  const names = new Set(used.flatMap(({ parts }) => parts?.[1] ?? []));
  const pairs = [...names].map((id) => {
    const own = used.filter(({ parts }) => parts?.[1] === id);
    const fileIn = (locale: Locale): string => {
      const [one, more] = own.filter(({ parts }) => parts?.[2] === locale);
      if (one === undefined) faults.push(`${own[0]?.file}: its translation is missing, ${id}.${locale}`);
      if (more !== undefined) faults.push(`${more.file}: there is ${one?.file} already`);
      return one?.file ?? "";
    };
    return [id, inLanguages(languages, fileIn)] as const;
  });
  if (faults.length > 0) throw new ShopFileError(faults);
  return new Map(pairs);
};

/** A value for each language of a shop; there are none of the others. */
export const inLanguages = <Result>(
  languages: readonly Locale[],
  make: (locale: Locale) => Result,
): Record<Locale, Result> =>
  Object.fromEntries(languages.map((locale) => [locale, make(locale)])) as Record<Locale, Result>;
