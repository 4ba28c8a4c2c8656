import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const canary = "QCANARY";
export const mail = "ana.canario%40example.com";
export const isLeak = (text: string) => /QCANARY|ana\.canario/.test(text);

/** Files below a folder that hold values from one visitor's address. */
export const leakingFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => isLeak(readFileSync(file, "latin1")));
