import type { z } from "zod";
import { byLocale, type Locale } from "#platform/locale.ts";
import { checkPlaces } from "../files/check-places.ts";
import { checkWritten } from "../files/check-written.ts";
import { DemoFileError } from "../files/demo-file-error.ts";
import { parseYaml } from "../files/parse-yaml.ts";
import { placedTexts } from "../files/placed-text.ts";
import { readFile } from "../files/read-file.ts";

/**
 * The sentences that pages of one kind are put together from, in each language.
 * @param name of the files in `src/demo/texts/sentences/`
 * @param places that are filled in them
 * @throws DemoFileError that names file, line and field of what the schema refuses and of other places
 */
export const readSentences = <Sentences>(
  name: string,
  schema: z.ZodType<Sentences>,
  places: readonly string[],
): Readonly<Record<Locale, Sentences>> => {
  const read = (locale: Locale): Sentences => {
    const file = `src/demo/texts/sentences/${name}.${locale}.yaml`;
    const written = parseYaml(file, readFile(file));
    const sentences = checkWritten(written, schema);
    const known = Object.fromEntries(places.map((place) => [place, ""]));
    const faults = checkPlaces(placedTexts(written), known);
    if (faults.length > 0) throw new DemoFileError(faults);
    return sentences;
  };
  return byLocale(read);
};
