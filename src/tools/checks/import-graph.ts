import { posix } from "node:path";
import type { SourceFile } from "./source-file.ts";

/**
 * The file of ours that an import leads to, as a path relative to the root.
 * @returns undefined for packages and Node's own modules
 */
export const resolveImport = (from: string, specifier: string): string | undefined => {
  if (/^#(?:locales|e2e)\//.test(specifier)) return specifier.slice(1);
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  return undefined;
};

/** For each file, the files that it needs at run time. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Builds the graph of imports that survive to run time. */
export const buildImportGraph = (files: readonly SourceFile[]): ImportGraph =>
  new Map(
    files.map((file) => [
      file.path,
      file.imports
        .filter((entry) => !entry.typeOnly)
        .map((entry) => resolveImport(file.path, entry.specifier))
        .filter((target) => target !== undefined),
    ]),
  );

/** Finds cycles, each once, as the paths along it with the first repeated at the end. */
export const findCycles = (graph: ImportGraph): readonly (readonly string[])[] => {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (path: string, trail: string[]) => {
    const seenAt = trail.indexOf(path);
    if (seenAt !== -1) cycles.push([...trail.slice(seenAt), path]);
    if (seenAt !== -1 || done.has(path)) return;
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
};
