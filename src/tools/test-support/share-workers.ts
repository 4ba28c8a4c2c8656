import { globSync, readFileSync } from "node:fs";

const everywhere = ["*.test.ts", "src/**/*.test.{ts,tsx}", "locales/**/*.test.ts"];
const pureLayers = /^src\/(domain|market|contract|ui|styles|features|cms|panels|browser)\//;
const replaces = /\bvi\./;
/** Doors are hung before every server of a process, and cannot be taken down; OpenTelemetry is set up once in a process. */
const changesItsProcess = /\bprocess\.|"node:http"|"@hono\/node-server"|\/opentelemetry\//;

/**
 * `together`: their layer keeps nothing in the process and they replace nothing, so they share a worker and its modules.
 * `afresh`: they share a worker, in which each loads its modules anew (`begin-afresh.ts`).
 * `apart`: each has a worker of its own.
 */
type Groups = Readonly<Record<"together" | "afresh" | "apart", string[]>>;

/** All test files, by what they share with others; a file's own text says where it belongs. */
export const shareWorkers = (): Groups => {
  const groups: Groups = { together: [], afresh: [], apart: [] };
  for (const path of globSync(everywhere)) {
    const code = readFileSync(path, "utf8");
    const isPure = pureLayers.test(path) && !replaces.test(code);
    const shared = isPure ? groups.together : groups.afresh;
    (changesItsProcess.test(path + code) ? groups.apart : shared).push(path);
  }
  return groups;
};
