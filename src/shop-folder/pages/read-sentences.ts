import type { z } from "zod";
import type { Locale } from "#platform/locale.ts";
import { checkPlaces } from "../files/check-places.ts";
import { checkWritten } from "../files/check-written.ts";
import { inLanguages } from "../files/pair-translations.ts";
import { parseYaml } from "../files/parse-yaml.ts";
import { placedTexts } from "../files/placed-text.ts";
import { repositoryFile } from "../files/repository-file.ts";
import { ShopFileError } from "../files/shop-file-error.ts";
import { type ShopFolder, textOf } from "../files/shop-folder.ts";
import { type Figures, fillSome } from "./fill-data.ts";

type Kind<Sentences> = {
  /** Of the files in `sentences/`. */
  readonly name: string;
  readonly schema: z.ZodType<Sentences>;
  /** Placeholders that are filled in them when pages are made. */
  readonly places: readonly string[];
  readonly languages: readonly Locale[];
  /** Those that are filled at once. */
  readonly figures: (locale: Locale) => Figures;
};

/**
 * The sentences that pages of one kind are put together from, in each language: the folder's own, else ours.
 * @throws ShopFileError that names file, line and field of what the schema refuses and of other placeholders
 */
export const readSentences = <Sentences>(
  folder: ShopFolder,
  { name, schema, places, languages, figures }: Kind<Sentences>,
): Readonly<Record<Locale, Sentences>> => {
  const read = (locale: Locale): Sentences => {
    const path = `sentences/${name}.${locale}.yaml`;
    const { file, text } = folder.has(path)
      ? textOf(folder, path)
      : repositoryFile(`src/shop-folder/${path}`);
    const written = parseYaml(file, text);
    const sentences = checkWritten(written, schema);
    const known = { ...figures(locale), ...Object.fromEntries(places.map((place) => [place, ""])) };
    const faults = checkPlaces(placedTexts(written), known);
    if (faults.length > 0) throw new ShopFileError(faults);
    return fillSome(sentences, figures(locale));
  };
  return inLanguages(languages, read);
};
