import { folderlessNames, folderOf, isTest, levels, siblingOf } from "./folder-of.ts";
import { buildImportGraph, findCycles, resolveImport } from "./import-graph.ts";
import {
  backendUser,
  backendUses,
  demoUses,
  drawLayers,
  foldersWithoutWording,
  journeysUse,
} from "./layers.ts";
import type { SourceFile } from "./source-file.ts";

/** Why `from` may not import `to`, or undefined when it may. Tests may reach further than what they test. */
const reasonAgainst = (from: string, to: string): string | undefined => {
  const [own, other] = [folderOf(from), folderOf(to)];
  if (other === "e2e") return own === "e2e" || own === "root" ? undefined : "nothing imports e2e";
  if (own === "tools" || own === "root") return undefined;
  if (own === "e2e") return journeysUse.has(other) ? undefined : `e2e may not import ${other}`;
  if (own === "styles") return other === "styles" ? undefined : `styles may not import ${other}`;
  if (other === "tools") return isTest(from) ? undefined : "nothing imports tools";
  if (isTest(from)) return undefined;
  if (own === other) {
    const [sibling, otherSibling] = [siblingOf(from), siblingOf(to)];
    const apart = sibling !== undefined && otherSibling !== undefined && sibling !== otherSibling;
    return apart ? `siblings in ${own} never import one another` : undefined;
  }
  if (own === "demo") return demoUses.has(other) ? undefined : `demo may not import ${other}`;
  if (other === "demo")
    return backendUser.test(from) ? undefined : "only api/transport-embedded imports demo";
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
