import { globSync, readFileSync } from "node:fs";

const everywhere = [
  "*.test.ts",
  "src/**/*.test.{ts,tsx}",
  "locales/**/*.test.ts",
  "packages/**/*.test.ts",
  "e2e/{crawl,states}/*.test.ts",
];
/** Modules that others have loaded cannot be mocked. */
const mocks = /\bvi\.(mock|doMock|resetModules)\b/;
/** That server replaces the classes of requests and answers; OpenTelemetry is set up once in a process. */
const changesItsProcess =
  /\bprocess\.(on|once|exitCode|memoryUsage|cpuUsage)\b|^\s*process\.env\.\w+ =|"@hono\/node-server"|\/opentelemetry\//m;
/** There, what is tested subscribes to all servers of the process for good. */
const subscribesToServers = (path: string, code: string): boolean =>
  /^src\/(app|pipeline|platform)\//.test(path) && code.includes('"node:http"');

/**
 * `together`: they share a worker and its modules, and each starts with a process in which nothing is cached (`start-afresh.ts`).
 * `afresh`: they share a worker, in which each loads its modules anew as well, because it mocks some.
 * `apart`: each has a worker of its own, because it changes its process.
 */
type Groups = Readonly<Record<"together" | "afresh" | "apart", string[]>>;

/** All test files, by what they share with others; a file's own text decides where it belongs. */
export const shareWorkers = (): Groups => {
  const groups: Groups = { together: [], afresh: [], apart: [] };
  for (const path of globSync(everywhere)) {
    const code = readFileSync(path, "utf8");
    const isApart = changesItsProcess.test(path + code) || subscribesToServers(path, code);
    if (isApart) groups.apart.push(path);
    else groups[mocks.test(code) ? "afresh" : "together"].push(path);
  }
  return groups;
};
