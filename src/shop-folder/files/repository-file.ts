import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ShopFileError } from "./shop-file-error.ts";
import type { FileText } from "./shop-folder.ts";

/**
 * The text of a file of the project. It is read where the site runs, and is no part of what is built.
 * @param file its path from the root, `src/demo/catalogue/makes.csv`
 * @throws ShopFileError when there is none
 */
export const repositoryFile = (file: string): FileText => {
  try {
    return { file, text: readFileSync(resolve(/* turbopackIgnore: true */ process.cwd(), file), "utf8") };
  } catch (error) {
    throw new ShopFileError([`${file}: cannot be read: ${error instanceof Error ? error.message : error}`]);
  }
};
