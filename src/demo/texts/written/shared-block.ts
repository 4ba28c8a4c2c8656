import { checkPlaces } from "#demo/files/check-places.ts";
import { DemoFileError } from "#demo/files/demo-file-error.ts";
import type { Locale } from "#platform/locale.ts";
import type { SeedComponent } from "../seed-page.ts";
import { pageNamed } from "./page-named.ts";

/**
 * A block that pages of places have in common with a written page.
 * @throws DemoFileError where it holds places, which are filled on the written page only
 */
export const sharedBlock = (locale: Locale, name: string, id: string): SeedComponent => {
  const { text, texts, written } = pageNamed(name)[locale];
  const index = text.components.findIndex((component) => component.id === id);
  const block = text.components[index];
  if (block === undefined) throw new RangeError(`${written.file} has no block "${id}"`);
  const own = texts.filter(({ field }) => field.startsWith(`blocks.${index}.`));
  const faults = checkPlaces(own, {});
  if (faults.length > 0) throw new DemoFileError(faults);
  return block;
};
