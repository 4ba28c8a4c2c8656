import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkClientFiles } from "./check-client-files.ts";
import { checkColours } from "./check-colours.ts";
import { checkDangerousCode } from "./check-dangerous-code.ts";
import { checkEnvironmentDocs } from "./check-environment-docs.ts";
import { checkArchitecturePage, checkLayers } from "./check-layers.ts";
import { checkProcessEnv } from "./check-process-env.ts";
import { checkSecurity } from "./check-security.ts";
import { checkTraceability } from "./check-traceability.ts";
import { checkTrackingCodes } from "./check-tracking-codes.ts";
import { checkWording } from "./check-wording.ts";
import { loadWording } from "./load-wording.ts";
import { listFiles, readSources } from "./source-file.ts";

/** A rule of the repository: it resolves to what is wrong, nothing when all is well. */
export type RepositoryCheck = (root: string) => Promise<readonly string[]>;

const readText = (root: string, path: string) => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

/** Every rule that is checked by reading files, by the name of its stage. */
export const repositoryChecks = {
  layers: async (root) => [
    ...checkLayers(readSources(root)),
    ...checkArchitecturePage(readText(root, "docs/architecture.md")),
  ],
  client: async (root) => checkClientFiles(readSources(root)),
  "process-env": async (root) => checkProcessEnv(readSources(root)),
  "dangerous-code": async (root) => checkDangerousCode(readSources(root)),
  colours: async (root) => {
    const paths = listFiles(root, "src/**/*.css", "src/**/*.tsx");
    return checkColours(paths.map((path) => ({ path, text: readText(root, path) })));
  },
  environment: async (root) =>
    checkEnvironmentDocs(readText(root, ".env.example"), readText(root, "README.md")),
  wording: async (root) => checkWording(await loadWording(root, "es"), await loadWording(root, "pt")),
  traceability: async (root) => {
    const page = readText(root, "docs/traceability.md");
    return [
      ...checkTraceability(page, (path) => existsSync(join(root, path))),
      ...checkTrackingCodes(page, readSources(root)),
    ];
  },
  security: async (root) =>
    checkSecurity(readText(root, "docs/security.md"), (path) => existsSync(join(root, path))),
} as const satisfies Record<string, RepositoryCheck>;
