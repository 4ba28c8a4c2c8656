import { readdirSync } from "node:fs";
import { resolve } from "node:path";

/** The files in a folder of the demo shop, as paths from the root, by the alphabet. */
export const listFiles = (folder: string): string[] =>
  readdirSync(resolve(/* turbopackIgnore: true */ process.cwd(), folder))
    .sort()
    .map((name) => `${folder}/${name}`);
