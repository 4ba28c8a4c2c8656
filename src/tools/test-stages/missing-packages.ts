import { globSync } from "node:fs";

/** Debian's packages, and a file by which each is known to be installed. */
export type Packages = Readonly<Record<string, string>>;

/** @param find the files of a pattern; the system's own unless a test passes others */
export const missingOf = (
  packages: Packages,
  find: (pattern: string) => readonly string[] = (pattern) => globSync(pattern),
): readonly string[] =>
  Object.entries(packages).flatMap(([name, file]) => (find(file).length > 0 ? [] : [name]));
