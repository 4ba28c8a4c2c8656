import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { DemoFileError } from "./demo-file-error.ts";

/**
 * The text of a file of the demo shop. They are read where the site runs, and are no part of what is built.
 * @param file its path from the root, `src/demo/dealers/dealers.csv`
 * @throws DemoFileError when there is none
 */
export const readFile = (file: string): string => {
  try {
    return readFileSync(resolve(/* turbopackIgnore: true */ process.cwd(), file), "utf8");
  } catch (error) {
    throw new DemoFileError([`${file}: cannot be read: ${error instanceof Error ? error.message : error}`]);
  }
};
