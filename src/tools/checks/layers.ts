/**
 * The layers from the top down: a file may import from its own folder and from any line below its own, never from a
 * neighbour on the same line. docs/architecture.md draws this table, and the check compares the two.
 */
export const layers = [
  ["app"],
  ["cms"],
  ["panels"],
  ["features", "pipeline"],
  ["wizard"],
  ["forms"],
  ["ui", "api"],
  ["contract"],
  ["domain", "market"],
  ["browser"],
  ["platform"],
] as const;

/** Folders whose children are independent of one another, composed from above. */
export const foldersOfSiblings: ReadonlySet<string> = new Set(["panels", "features"]);

/** The reference services stand beside the storefront: this is all they may use, and all that may use them. */
export const backendUses: ReadonlySet<string> = new Set(["domain", "market", "contract", "platform"]);
export const backendUser = /^src\/api\/transport-embedded/;

/** The demo shop stands beside the services, which it fills: this is all it may use; only who starts them uses it. */
export const demoUses: ReadonlySet<string> = new Set(["domain", "market", "contract", "platform", "backend"]);

/** What is run by hand although it stands beside what it makes, and counts as `tools`. */
export const toolsElsewhere: readonly string[] = ["src/demo/pictures/"];

/** What journeys may use beside their own files: they see the site as a visitor does, through the browser. */
export const journeysUse: ReadonlySet<string> = new Set(["e2e", "tools", "platform"]);

/** Wording and styles hold no logic and may be used anywhere but here. */
export const foldersWithoutWording: ReadonlySet<string> = new Set([
  "domain",
  "market",
  "contract",
  "api",
  "browser",
]);

/** Files that compose a running site, on the server or in the browser, and count as `app`. */
export const compositionRoots: ReadonlySet<string> = new Set([
  "middleware.ts",
  "src/proxy.ts",
  "src/instrumentation.ts",
  "src/browser/entry.ts",
  "src/browser/behaviours.ts",
  "src/browser/browsing.ts",
  "src/browser/buying.ts",
  "src/browser/seldom.ts",
]);

/** The table above as the line that docs/architecture.md shows. */
export const drawLayers = (): string =>
  layers.map((row) => (row.length === 1 ? row[0] : `{ ${row.join(", ")} }`)).join(" → ");
