import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { type Job, jobKey } from "../recipe.ts";
import { type Encoded, FORMATS, pictureFile, SPIN_FORMATS, SPIN_WIDTHS, WIDTHS } from "./encode.ts";
import { type Entry, entriesOf, type Manifest } from "./manifest-shape.ts";
import { manifestText } from "./manifest-text.ts";

const keyOf = (entry: Entry) =>
  [
    entry.body,
    entry.face,
    entry.wheel,
    entry.paint,
    entry.backdrop,
    entry.view,
    ...(entry.frame === undefined ? [] : [entry.frame]),
  ].join(" ");

/** The manifest as the renderer works on it: entries by key, written to disk after every picture. */
export class ManifestFile {
  readonly #path: string;
  readonly #folder: string;
  readonly #entries: Map<string, Entry>;

  constructor(path: string, folder: string) {
    this.#path = path;
    this.#folder = folder;
    const entries = existsSync(path) ? entriesOf(JSON.parse(readFileSync(path, "utf8")) as Manifest) : [];
    this.#entries = new Map(entries.map((entry) => [keyOf(entry), entry]));
  }

  /** Whether the picture is there, made by the same recipe, with all its files. */
  has(job: Job, recipe: string): boolean {
    const entry = this.#entries.get(jobKey(job));
    return entry?.recipe === recipe && filesOf(entry, this.#folder).every((file) => existsSync(file));
  }

  /** The files of any picture made by the recipe: vehicles with the same cabin share its picture. */
  madeBy(recipe: string): Encoded | undefined {
    const entry = [...this.#entries.values()].find((other) => other.recipe === recipe);
    if (!entry || !filesOf(entry, this.#folder).every((file) => existsSync(file))) return undefined;
    return { file: entry.file, width: entry.width, height: entry.height };
  }

  set({ shift: _, ...job }: Job, recipe: string, encoded: Encoded): void {
    this.#entries.set(jobKey(job), { ...job, ...encoded, recipe });
    this.#write();
  }

  /** Drops entries that the plan no longer asks for, and files that no entry names. Answers how many files went. */
  prune(planned: ReadonlySet<string>): number {
    for (const key of [...this.#entries.keys()]) if (!planned.has(key)) this.#entries.delete(key);
    this.#write();
    const named = new Set([...this.#entries.values()].flatMap((entry) => filesOf(entry, this.#folder)));
    const stray = readdirSync(this.#folder).filter(
      (name) => /\.(avif|webp)$/.test(name) && !named.has(`${this.#folder}/${name}`),
    );
    for (const name of stray) rmSync(`${this.#folder}/${name}`);
    return stray.length;
  }

  #write(): void {
    const sorted = [...this.#entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
    writeFileSync(`${this.#path}.part`, manifestText(sorted));
    renameSync(`${this.#path}.part`, this.#path);
  }
}

/** Every file that an entry promises. */
export const filesOf = (entry: Encoded & { readonly view?: string }, folder: string): string[] => {
  const [widths, formats] = entry.view === "spin" ? [SPIN_WIDTHS, SPIN_FORMATS] : [WIDTHS, FORMATS];
  return widths.flatMap((width) => formats.map((format) => pictureFile(folder, entry.file, width, format)));
};
