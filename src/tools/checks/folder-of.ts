import { compositionRoots, foldersOfSiblings, layers, toolsElsewhere } from "./layers.ts";

export const levels = new Map<string, number>(
  layers.flatMap((folders, level) => folders.map((folder) => [folder, level])),
);
export const folderlessNames: ReadonlySet<string> = new Set([
  "backend",
  "demo",
  "locales",
  "styles",
  "tools",
]);

/** The layer folder of a file, or "root" for configuration files beside package.json. */
export const folderOf = (path: string): string => {
  if (compositionRoots.has(path)) return "app";
  if (toolsElsewhere.some((folder) => path.startsWith(folder))) return "tools";
  const [first, second, third] = path.split("/");
  if (first === "locales" || first === "e2e") return first;
  return first === "src" && third !== undefined && second !== undefined ? second : "root";
};

export const siblingOf = (path: string): string | undefined => {
  const [, folder = "", sibling, file] = path.split("/");
  return foldersOfSiblings.has(folder) && file !== undefined ? sibling : undefined;
};

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
