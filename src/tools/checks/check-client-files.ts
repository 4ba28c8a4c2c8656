import { resolveImport } from "./import-graph.ts";
import type { SourceFile } from "./source-file.ts";

const serverPackages =
  /^(node:.*|server-only|zod|pino|pg|sharp|drizzle-orm.*|iron-session|@electric-sql\/.*)$/;
const serverFiles = /^src\/(backend|api|platform\/(env|env-schema|log|session-secret|session))(\/|\.ts)/;

type Step = Readonly<{ path: string; trail: readonly string[] }>;

const entry = "src/browser/entry.ts";

/**
 * Follows what a browser would download, from the entry and from every "use client" file, and reports server code on the
 * way: a secret would be near, and each kilobyte counts. A "use server" file ends the way, since only its address is sent.
 */
export const checkClientFiles = (files: readonly SourceFile[]): readonly string[] => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const problems = new Set<string>();
  const seen = new Set<string>();
  const waiting: Step[] = files
    .filter((file) => file.path === entry || file.directives.includes("use client"))
    .map((file) => ({ path: file.path, trail: [file.path] }));
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    const file = byPath.get(step.path);
    if (file === undefined || seen.has(step.path) || file.directives.includes("use server")) continue;
    seen.add(step.path);
    for (const { specifier, typeOnly } of file.imports) {
      if (typeOnly) continue;
      const target = resolveImport(file.path, specifier);
      const isServer = target === undefined ? serverPackages.test(specifier) : serverFiles.test(target);
      const trail = [...step.trail, target ?? specifier];
      if (isServer && !byPath.get(target ?? "")?.directives.includes("use server")) {
        problems.add(`the browser would download server code: ${trail.join(" → ")}`);
      } else if (target !== undefined) waiting.push({ path: target, trail });
    }
  }
  return [...problems];
};
