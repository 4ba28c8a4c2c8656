import { type Locale, locales } from "#platform/locale.ts";
import { DemoFileError } from "./demo-file-error.ts";

/** A file in each language. */
export type Translations = Readonly<Record<Locale, string>>;

/**
 * Files by their name in front of the language: `home.es.yaml` and `home.pt.yaml` are `home`.
 * @param endings that are allowed: `["yaml", "md"]`
 * @throws DemoFileError that names files that are called otherwise, and those whose translation is missing
 */
export const pairTranslations = (
  files: readonly string[],
  endings: readonly string[],
): ReadonlyMap<string, Translations> => {
  const name = new RegExp(`/(\\w+)\\.(${locales.join("|")})\\.(?:${endings.join("|")})$`);
  const found = files.map((file) => ({ file, parts: name.exec(file) }));
  const faults = found
    .filter(({ parts }) => parts === null)
    .map(({ file }) => `${file}: expected a name such as home.es.${endings[0]}`);
  const names = new Set(found.flatMap(({ parts }) => parts?.[1] ?? []));
  const pairs = [...names].map((id) => {
    const own = found.filter(({ parts }) => parts?.[1] === id);
    const fileIn = (locale: Locale): string => {
      const [one, more] = own.filter(({ parts }) => parts?.[2] === locale);
      if (one === undefined) faults.push(`${own[0]?.file}: its translation is missing, ${id}.${locale}`);
      if (more !== undefined) faults.push(`${more.file}: there is ${one?.file} already`);
      return one?.file ?? "";
    };
    return [id, { es: fileIn("es"), pt: fileIn("pt") }] as const;
  });
  if (faults.length > 0) throw new DemoFileError(faults);
  return new Map(pairs);
};
