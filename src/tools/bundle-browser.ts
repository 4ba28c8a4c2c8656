import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type OutputChunk, rolldown } from "rolldown";
import { minify as shorten } from "terser";
import { browserEntryFile } from "#platform/browser-entry.ts";
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

/**
 * Bundles what pages fetch: the entry and what it imports, each named by its content.
 * @param options.beside another script, by its name, which pages fetch apart from the entry
 * @throws ToolError when something in it is not for browsers
 */
export const bundleBrowser = async ({
  minify = true,
  beside = {},
}: Readonly<{
  minify?: boolean;
  beside?: Readonly<Record<string, string>>;
}> = {}): Promise<BrowserBundle> => {
  const bundle = await rolldown({
    input: { entry, ...beside },
    // So that what chunks share can lie in the entry.
    preserveEntrySignatures: "allow-extension",
    platform: "browser",
    tsconfig: false,
    transform: { target: "es2022" },
    onwarn: (warning) => {
      throw new ToolError(`The browser's bundle: ${warning.message}`);
    },
  });
  const { output } = await bundle.generate({
    format: "es",
    dir: folder,
    minify,
    entryFileNames: "[name]-[hash].js",
    // `list-bundle.ts` is `list-….js`.
    chunkFileNames: ({ name }) => `${name.replace(/-bundle$/, "")}-[hash].js`,
  });
  await bundle.close();
  const chunks = output.filter((each) => each.type === "chunk");
  const first = chunks.find((each) => each.isEntry && each.name === "entry");
  if (!first) throw new ToolError("The browser's bundle has no entry.");
  return { entry: first.fileName, chunks: minify ? await Promise.all(chunks.map(shortened)) : chunks };
};

/**
 * Lays the bundle where the framework serves static files from, and tells the server the address of its entry.
 * @param home the framework's folder, `.next`
 */
export const writeBrowserBundle = ({ entry: name, chunks }: BrowserBundle, home: string): void => {
  const target = join(home, "static", folder);
  for (const { fileName, code } of chunks) {
    const file = join(target, fileName);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  rmSync(join(home, browserEntryFile), { force: true });
  writeFileSync(join(home, browserEntryFile), `/_next/static/${folder}/${name}`);
};
