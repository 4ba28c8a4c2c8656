import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ShopFileError } from "./shop-file-error.ts";
import type { ShopFolder } from "./shop-folder.ts";

/**
 * Writes a folder, all or nothing: beside it first, so that a full disk leaves no half of it.
 * @throws ShopFileError when something is there already, or cannot be written
 */
export const writeFolder = (directory: string, folder: ShopFolder): void => {
  const target = resolve(directory);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new ShopFileError([`${directory}: has files already; name a new folder`]);
  const beside = `${target}.part`;
  try {
    rmSync(beside, { recursive: true, force: true });
    mkdirSync(beside, { recursive: true });
    for (const [path, content] of folder) {
      mkdirSync(dirname(join(beside, path)), { recursive: true });
      writeFileSync(join(beside, path), content);
    }
    if (existsSync(target)) rmSync(target, { recursive: true });
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    throw new ShopFileError([
      `${directory}: cannot be written: ${error instanceof Error ? error.message : error}`,
    ]);
  }
};
