import { globSync, readFileSync } from "node:fs";
import type { Source } from "./find-place.ts";

const patterns = [
  "middleware.ts",
  "next.config.mjs",
  "src/tools/bootstrap.mjs",
  "compose.yaml",
  "Dockerfile",
  "deploy/**/*.{conf,yaml,yml}",
  "src/**/*.{ts,tsx,css,sql}",
  "locales/**/*.ts",
];
const isLeftOut = (path: string): boolean => /\.test\.tsx?$|^src\/tools\/(?!bootstrap\.mjs$)/.test(path);

/** Every source file whose protections can be patched away. */
export const readProtected = (): readonly Source[] =>
  globSync(patterns)
    .filter((path) => !isLeftOut(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
