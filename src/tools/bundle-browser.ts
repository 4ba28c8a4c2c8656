import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type OutputChunk, rolldown } from "rolldown";
import { minify as shorten } from "terser";
import { allDestinations } from "#features/tracking/destinations/all-destinations.ts";
import type { Destination } from "#features/tracking/destinations/destination.ts";
import { browserScriptsFile } from "#platform/browser-scripts.ts";
import { ToolError } from "./run-tool.ts";

const folder = "browser";
const entry = "src/client/entry.ts";

/** What the browser is served, by the name of the file. */
export type BrowserBundle = Readonly<{ entry: string; chunks: readonly BrowserChunk[] }>;

type BrowserChunk = Readonly<Pick<OutputChunk, "fileName" | "name" | "isEntry" | "moduleIds" | "code">>;

/** Takes off another two in a hundred of what the bundler has minified: room for one more behaviour. */
const shortened = async ({ code, ...chunk }: BrowserChunk): Promise<BrowserChunk> => {
  const result = await shorten(code, { module: true, ecma: 2020, compress: { passes: 3 } });
  return { ...chunk, code: result.code ?? code };
};

/** @throws ToolError when something in it is not for browsers */
const bundle = async (
  input: Readonly<Record<string, string>>,
  minify: boolean,
): Promise<readonly BrowserChunk[]> => {
  const bundled = await rolldown({
    input,
    // So that what chunks share can lie in the entry.
    preserveEntrySignatures: "allow-extension",
    platform: "browser",
    // What a script brings with it, such as the styles of Swiper, it adds to the page itself.
    moduleTypes: { ".css": "text" },
    tsconfig: false,
    transform: { target: "es2022" },
    onwarn: (warning) => {
      throw new ToolError(`The browser's bundle: ${warning.message}`);
    },
  });
  const { output } = await bundled.generate({
    format: "es",
    dir: folder,
    minify,
    entryFileNames: "[name]-[hash].js",
    // `list-bundle.ts` is `list-….js`.
    chunkFileNames: ({ name }) => `${name.replace(/-bundle$/, "")}-[hash].js`,
  });
  await bundled.close();
  const chunks = output.filter((each) => each.type === "chunk");
  return minify ? Promise.all(chunks.map(shortened)) : chunks;
};

/**
 * Bundles what pages fetch: the entry and what it imports, each named by its content.
 * @param options.beside another script, by its name, which pages fetch apart from the entry
 */
export const bundleBrowser = async ({
  minify = true,
  beside = {},
}: Readonly<{
  minify?: boolean;
  beside?: Readonly<Record<string, string>>;
}> = {}): Promise<BrowserBundle> => {
  const chunks = await bundle({ entry, ...beside }, minify);
  const first = chunks.find((each) => each.isEntry && each.name === "entry");
  if (!first) throw new ToolError("The browser's bundle has no entry.");
  return { entry: first.fileName, chunks };
};

/** Bundles each analytics destination that has a script of its own, alone: what it imports changes nothing of the others. */
export const bundleDestinations = async (
  destinations: readonly Pick<Destination, "name" | "variables">[] = allDestinations,
  home = "src/features/tracking/destinations",
): Promise<readonly BrowserChunk[]> => {
  const scripts = destinations.filter(({ variables }) => variables.length > 0);
  return (
    await Promise.all(scripts.map(({ name }) => bundle({ [name]: join(home, `${name}.ts`) }, true)))
  ).flat();
};

/**
 * Lays the bundle where the framework serves static files from, and writes the addresses of its scripts for the server.
 * @param home the framework's folder, `.next`
 */
export const writeBrowserBundle = (
  { entry: name, chunks }: BrowserBundle,
  destinations: readonly BrowserChunk[],
  home: string,
): void => {
  const target = join(home, "static", folder);
  for (const { fileName, code } of [...chunks, ...destinations]) {
    const file = join(target, fileName);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  const addressOf = (fileName: string) => `/_next/static/${folder}/${fileName}`;
  const addresses = {
    ...Object.fromEntries(destinations.map((each) => [each.name, addressOf(each.fileName)])),
    entry: addressOf(name),
  };
  rmSync(join(home, browserScriptsFile), { force: true });
  writeFileSync(join(home, browserScriptsFile), JSON.stringify(addresses));
};
