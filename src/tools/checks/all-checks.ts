import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkChangeRequests } from "./check-change-requests.ts";
import { checkClientFiles } from "./check-client-files.ts";
import { checkColours } from "./check-colours.ts";
import { checkDangerousCode } from "./check-dangerous-code.ts";
import { checkEnvironmentDocs } from "./check-environment-docs.ts";
import { checkEnvironmentReaders } from "./check-environment-readers.ts";
import { checkEqualRuns } from "./check-equal-runs.ts";
import { checkFileSizes } from "./check-file-sizes.ts";
import { checkArchitecturePage, checkLayers } from "./check-layers.ts";
import { checkNamedPaths } from "./check-named-paths.ts";
import { checkProcessEnv } from "./check-process-env.ts";
import { checkSecurity } from "./check-security.ts";
import { checkSelectors } from "./check-selectors.ts";
import { checkTraceability } from "./check-traceability.ts";
import { checkTrackingCodes } from "./check-tracking-codes.ts";
import { checkWording } from "./check-wording.ts";
import { loadWording } from "./load-wording.ts";
import { listFiles, readJourneys, readSources } from "./source-file.ts";

/** A rule of the repository: it resolves to what is wrong, nothing when all is well. */
export type RepositoryCheck = (root: string) => Promise<readonly string[]>;

const readText = (root: string, path: string) => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

const pagesWithPaths = [
  "docs/architecture.md",
  "docs/operations.md",
  "docs/pictures.md",
  "docs/demo-shop.md",
  "CONTRIBUTING.md",
];

/** Every rule that is checked by reading files, by the name of its stage. */
export const repositoryChecks = {
  layers: async (root) => [
    ...checkLayers([...readSources(root), ...readJourneys(root)]),
    ...checkArchitecturePage(readText(root, "docs/architecture.md")),
  ],
  client: async (root) => checkClientFiles(readSources(root)),
  "process-env": async (root) => checkProcessEnv(readSources(root)),
  "dangerous-code": async (root) => checkDangerousCode(readSources(root)),
  "file-sizes": async (root) => checkFileSizes(readSources(root)),
  "equal-runs": async (root) => checkEqualRuns(readSources(root)),
  colours: async (root) => {
    const paths = listFiles(root, "src/**/*.css", "src/**/*.tsx");
    return checkColours(paths.map((path) => ({ path, text: readText(root, path) })));
  },
  selectors: async (root) =>
    checkSelectors(listFiles(root, "src/**/*.css").map((path) => ({ path, text: readText(root, path) }))),
  environment: async (root) => [
    ...checkEnvironmentReaders(readSources(root)),
    ...checkEnvironmentDocs(readText(root, ".env.example"), readText(root, "README.md")),
  ],
  wording: async (root) => checkWording(await loadWording(root, "es"), await loadWording(root, "pt")),
  traceability: async (root) => {
    const page = readText(root, "docs/traceability.md");
    return [
      ...checkTraceability(page, (path) => existsSync(join(root, path))),
      ...checkTrackingCodes(page, readSources(root)),
    ];
  },
  "change-requests": async (root) =>
    checkChangeRequests(readText(root, "docs/architecture.md"), (path) => existsSync(join(root, path))),
  "named-paths": async (root) => {
    const paths = listFiles(root, "*", "{deploy,docs,e2e,locales,public,src}/**/*");
    return pagesWithPaths.flatMap((page) => checkNamedPaths(page, readText(root, page), paths));
  },
  security: async (root) =>
    checkSecurity(readText(root, "docs/security.md"), (path) => existsSync(join(root, path))),
} as const satisfies Record<string, RepositoryCheck>;
