import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { type ModelEntry, readModelPictures, viewsOf } from "#demo/stock/model-pictures.ts";
import type { ModelPlan } from "../plan/plan-model.ts";

/** The manifest as the renderer works on it: written to disk after every model, when all its files are there. */
export class ManifestFile {
  readonly #path: string;
  readonly #folder: string;
  readonly #models: Map<string, ModelEntry>;

  /**
   * @param path the manifest's, which may not exist yet
   * @param folder where `/pictures` lies in
   */
  constructor(path: string, folder: string) {
    this.#path = path;
    this.#folder = folder;
    const known = existsSync(path) ? readModelPictures(path).models : {};
    this.#models = new Map(Object.entries(known));
  }

  /** Whether the model is drawn as it is planned, with all its files. */
  has({ key, version }: ModelPlan): boolean {
    const entry = this.#models.get(key);
    return (
      entry?.version === version && filesOf(key, entry).every((file) => existsSync(`${this.#folder}${file}`))
    );
  }

  /** Writes a model's entry, and removes what files there are of it besides. */
  set(key: string, entry: ModelEntry): void {
    this.#models.set(key, entry);
    this.#write();
    this.#clear(key);
  }

  /**
   * Drops models that are planned no more, and removes what an interrupted run left: files that no entry names.
   * @returns the keys of the models
   */
  prune(planned: ReadonlySet<string>): string[] {
    const gone = [...this.#models.keys()].filter((key) => !planned.has(key));
    for (const key of gone) this.#models.delete(key);
    if (gone.length > 0) this.#write();
    for (const key of this.#folders()) this.#clear(key);
    return gone;
  }

  #folders(): string[] {
    const all = `${this.#folder}/pictures`;
    if (!existsSync(all)) return [];
    return readdirSync(all, { withFileTypes: true }).flatMap((found) =>
      found.isDirectory() ? [found.name] : [],
    );
  }

  /** Removes from a model's folder what its entry does not name; without an entry, all of it. */
  #clear(key: string): void {
    const folder = `${this.#folder}/pictures/${key}`;
    const entry = this.#models.get(key);
    const named = new Set(entry && filesOf(key, entry));
    if (named.size === 0) rmSync(folder, { recursive: true });
    else
      for (const name of readdirSync(folder))
        if (!named.has(`/pictures/${key}/${name}`)) rmSync(`${folder}/${name}`);
  }

  /** One model a line. */
  #write(): void {
    const lines = [...this.#models]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => `    ${JSON.stringify(key)}: ${JSON.stringify(entry)}`);
    writeFileSync(`${this.#path}.part`, `{\n  "models": {\n${lines.join(",\n")}\n  }\n}\n`);
    renameSync(`${this.#path}.part`, this.#path);
  }
}

/** Every file that an entry promises, each once, as `/pictures/...`. */
export const filesOf = (key: string, entry: ModelEntry): string[] => [
  ...new Set(
    entry.looks.flatMap((_, look) => viewsOf(key, entry, look).flatMap(({ src }) => Object.values(src))),
  ),
];
