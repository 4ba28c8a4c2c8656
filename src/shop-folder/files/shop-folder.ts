import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ShopFileError } from "./shop-file-error.ts";

/** The files of a shop, by their path in its folder: `pages/home.es.yaml`. */
export type ShopFolder = ReadonlyMap<string, Uint8Array>;

const largestFile = 5_000_000;
const largestFolder = 50_000_000;
const mostFiles = 5_000;

/** A name that may stand in a path: no dot at its start, so that editors' and version control's own files are left aside. */
const isUsed = (name: string): boolean => !name.startsWith(".") && !name.endsWith("~");

const pathsIn = (directory: string, below = ""): string[] =>
  readdirSync(join(directory, below), { withFileTypes: true })
    .filter(({ name }) => isUsed(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? pathsIn(directory, path) : [path];
    });

const namePattern = /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*(?:\.[A-Za-z0-9]+)+$/;

/**
 * Reads a folder.
 * @throws ShopFileError when there is none, and for files whose name or size a shop cannot have
 */
export const readFolder = (directory: string): ShopFolder => {
  let paths: string[];
  try {
    paths = pathsIn(directory);
  } catch (error) {
    throw new ShopFileError([
      `${directory}: cannot be read: ${error instanceof Error ? error.message : error}`,
    ]);
  }
  if (paths.length > mostFiles)
    throw new ShopFileError([`${directory}: ${paths.length} files, of ${mostFiles} that a shop may have`]);
  const faults: string[] = [];
  let total = 0;
  const files = paths.flatMap((path): [string, Uint8Array][] => {
    const { size, isFile } = statOf(join(directory, path));
    total += size;
    if (!isFile) faults.push(`${path}: expected a file, not a link or device`);
    else if (!namePattern.test(path))
      faults.push(`${path}: expected letters, digits, hyphens and an ending in the name of a file`);
    else if (size > largestFile)
      faults.push(`${path}: ${size} bytes, of ${largestFile} that a file may have`);
    else return [[path, readFileSync(join(directory, path))]];
    return [];
  });
  if (total > largestFolder)
    faults.push(`${directory}: ${total} bytes, of ${largestFolder} that a shop may have`);
  if (faults.length > 0) throw new ShopFileError(faults);
  return new Map(files);
};

const statOf = (path: string) => {
  const found = lstatSync(path);
  return { size: found.size, isFile: found.isFile() };
};

/** Files of a folder over those of another: those of the first count where both have one. */
export const overlaid = (own: ShopFolder, base: ShopFolder): ShopFolder => new Map([...base, ...own]);

/** A text and the file that it stands in, as messages name it. */
export interface FileText {
  readonly file: string;
  readonly text: string;
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * The text of a file.
 * @throws ShopFileError when there is none, or when it is not UTF-8
 */
export const textOf = (folder: ShopFolder, file: string): FileText => {
  const content = folder.get(file);
  if (content === undefined) throw new ShopFileError([`${file}: is missing`]);
  try {
    return { file, text: decoder.decode(content) };
  } catch {
    throw new ShopFileError([`${file}: expected a text in UTF-8`]);
  }
};

/** The files of a subfolder, by the alphabet. */
export const filesBelow = (folder: ShopFolder, subfolder: string): string[] =>
  [...folder.keys()].filter((path) => path.startsWith(`${subfolder}/`)).toSorted();
