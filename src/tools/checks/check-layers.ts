import { buildImportGraph, findCycles, resolveImport } from "./import-graph.ts";
import {
  backendUser,
  backendUses,
  compositionRoots,
  drawLayers,
  foldersOfSiblings,
  foldersWithoutWording,
  layers,
} from "./layers.ts";
import type { SourceFile } from "./source-file.ts";

const levels = new Map<string, number>(
  layers.flatMap((folders, level) => folders.map((folder) => [folder, level])),
);
const folderlessNames: ReadonlySet<string> = new Set(["backend", "locales", "styles", "tools"]);

/** The layer folder of a file, or "root" for configuration files beside package.json. */
const folderOf = (path: string): string => {
  if (compositionRoots.has(path)) return "app";
  const [first, second, third] = path.split("/");
  if (first === "locales") return "locales";
  return first === "src" && third !== undefined && second !== undefined ? second : "root";
};

const siblingOf = (path: string): string | undefined => {
  const [, folder = "", sibling, file] = path.split("/");
  return foldersOfSiblings.has(folder) && file !== undefined ? sibling : undefined;
};

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Why `from` may not import `to`, or undefined when it may. Tests may reach further than what they test. */
const reasonAgainst = (from: string, to: string): string | undefined => {
  const [own, other] = [folderOf(from), folderOf(to)];
  if (own === "tools" || own === "root") return undefined;
  if (to.startsWith("e2e/")) return "only tools import e2e";
  if (other === "tools") return isTest(from) ? undefined : "nothing imports tools";
  if (isTest(from)) return undefined;
  if (own === other) {
    const [sibling, otherSibling] = [siblingOf(from), siblingOf(to)];
    const apart = sibling !== undefined && otherSibling !== undefined && sibling !== otherSibling;
    return apart ? `siblings in ${own} never import one another` : undefined;
  }
  if (other === "backend")
    return backendUser.test(from) ? undefined : "only api/transport-embedded imports backend";
  if (own === "backend") return backendUses.has(other) ? undefined : `backend may not import ${other}`;
  if (own === "locales") return other === "platform" ? undefined : `locales may not import ${other}`;
  if (other === "locales" || other === "styles") {
    return foldersWithoutWording.has(own) ? `${own} may not import ${other}` : undefined;
  }
  const [ownLevel, otherLevel] = [levels.get(own), levels.get(other)];
  if (ownLevel === undefined || otherLevel === undefined) return undefined;
  return otherLevel > ownLevel ? undefined : `${own} may not import ${other}`;
};

const unknownFolders = (files: readonly SourceFile[]): string[] => {
  const folders = new Set(
    files.filter((file) => file.path.startsWith("src/")).map((file) => folderOf(file.path)),
  );
  return [...folders]
    .filter((folder) => folder !== "root" && !levels.has(folder) && !folderlessNames.has(folder))
    .map((folder) => `src/${folder}: this folder has no layer in src/tools/checks/layers.ts`);
};

const strayFiles = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => file.path.startsWith("src/") && folderOf(file.path) === "root")
    .map((file) => `${file.path}: put it into a layer folder`);

const crossRoomPaths = (file: SourceFile): string[] =>
  file.imports
    .filter(({ specifier }) => {
      const target = specifier.startsWith("../..") ? resolveImport(file.path, specifier) : undefined;
      return target !== undefined && folderOf(target) !== folderOf(file.path);
    })
    .map((entry) => `${file.path}:${entry.line}: write ${entry.specifier} with the # alias`);

/** Every import against the layer rule, every cycle, every folder without a layer. An empty list means all is well. */
export const checkLayers = (files: readonly SourceFile[]): readonly string[] => {
  const upwards = files.flatMap((file) =>
    file.imports.flatMap((entry) => {
      const target = resolveImport(file.path, entry.specifier);
      const reason = target === undefined ? undefined : reasonAgainst(file.path, target);
      return reason === undefined ? [] : [`${file.path}:${entry.line}: imports ${target}: ${reason}`];
    }),
  );
  const cycles = findCycles(buildImportGraph(files)).map((cycle) => `cycle: ${cycle.join(" → ")}`);
  return [
    ...unknownFolders(files),
    ...strayFiles(files),
    ...upwards,
    ...files.flatMap(crossRoomPaths),
    ...cycles,
  ];
};

/** Compares the diagram of docs/architecture.md with the rule that is enforced. */
export const checkArchitecturePage = (markdown: string): readonly string[] => {
  const drawing = drawLayers();
  return markdown.includes(`\n${drawing}\n`) ? [] : [`docs/architecture.md: should show the line ${drawing}`];
};
