import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locale } from "#platform/locale.ts";
import type { Wording } from "./check-wording.ts";
import { listFiles } from "./source-file.ts";

/** Loads every wording file of one locale by its default export; the index that gathers them adds nothing. */
export const loadWording = async (root: string, locale: Locale): Promise<Wording> => {
  const files = listFiles(root, `locales/${locale}/**/*.ts`).filter(
    (file) => !/(\.test|\/index)\.ts$/.test(file),
  );
  const areas = files.map(async (file) => {
    const module = (await import(pathToFileURL(resolve(root, file)).href)) as { default?: unknown };
    return [file.slice(`locales/${locale}/`.length, -".ts".length), module.default ?? {}] as const;
  });
  return Object.fromEntries(await Promise.all(areas));
};
