import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { scenePath, sceneWidths } from "../../../src/shop-folder/pages/scenes.ts";
import {
  filesOf,
  type ModelEntry,
  readModelPictures,
} from "../../../src/shop-folder/pictures/model-pictures.ts";
import type { ModelPlan } from "../plan/plan-model.ts";
import type { ScenePlan } from "../plan/plan-scenes.ts";

const SCENES = "scenes";

/** The manifest as the renderer works on it: written to disk after every model, when all its files are there. */
export class ManifestFile {
  readonly #path: string;
  readonly #folder: string;
  readonly #models: Map<string, ModelEntry>;
  /** By name, the version in which each was rendered. */
  readonly #scenes: Map<string, string>;

  /**
   * @param path the manifest's, which may not exist yet
   * @param folder where `/pictures` lies in
   */
  constructor(path: string, folder: string) {
    this.#path = path;
    this.#folder = folder;
    const { models, scenes } = existsSync(path) ? readModelPictures(path) : { models: {}, scenes: {} };
    this.#models = new Map(Object.entries(models));
    this.#scenes = new Map(Object.entries(scenes).map(([name, { version }]) => [name, version]));
  }

  /** Whether the model is rendered as planned, with all its files. */
  has({ key, version }: ModelPlan): boolean {
    const entry = this.#models.get(key);
    return (
      entry?.version === version && filesOf(key, entry).every((file) => existsSync(`${this.#folder}${file}`))
    );
  }

  /** Whether the scene is rendered as planned, with all its files. */
  hasScene({ name, version }: ScenePlan): boolean {
    return (
      this.#scenes.get(name) === version &&
      filesOfScene(name, version).every((file) => existsSync(`${this.#folder}${file}`))
    );
  }

  /** Writes a scene's entry, and removes its earlier files; others in the folder may be about to get their entry. */
  setScene({ name, version }: ScenePlan): void {
    const earlier = this.#scenes.get(name);
    this.#scenes.set(name, version);
    this.#write();
    if (earlier === undefined || earlier === version) return;
    for (const file of filesOfScene(name, earlier)) rmSync(`${this.#folder}${file}`, { force: true });
  }

  /** Writes a model's entry, and removes what files there are of it besides. */
  set(key: string, entry: ModelEntry): void {
    this.#models.set(key, entry);
    this.#write();
    this.#clear(key, filesOf(key, entry));
  }

  /**
   * Drops models and scenes that are planned no more, and removes what an interrupted run left: files that no entry names.
   * @returns what they were called
   */
  prune(models: ReadonlySet<string>, scenes: ReadonlySet<string>): string[] {
    const gone = [
      ...[...this.#models.keys()].filter((key) => !models.has(key)),
      ...[...this.#scenes.keys()].filter((name) => !scenes.has(name)),
    ];
    for (const name of gone) {
      this.#models.delete(name);
      this.#scenes.delete(name);
    }
    if (gone.length > 0) this.#write();
    for (const folder of this.#folders()) {
      const entry = this.#models.get(folder);
      this.#clear(folder, folder === SCENES ? this.#filesOfScenes() : entry ? filesOf(folder, entry) : []);
    }
    return gone;
  }

  #filesOfScenes(): string[] {
    return [...this.#scenes].flatMap(([name, version]) => filesOfScene(name, version));
  }

  #folders(): string[] {
    const all = `${this.#folder}/pictures`;
    if (!existsSync(all)) return [];
    return readdirSync(all, { withFileTypes: true }).flatMap((found) =>
      found.isDirectory() ? [found.name] : [],
    );
  }

  /** Removes from a folder what is not among its files; where there are none, all of it. */
  #clear(name: string, files: readonly string[]): void {
    const folder = `${this.#folder}/pictures/${name}`;
    const named = new Set(files);
    if (named.size === 0) rmSync(folder, { recursive: true });
    else
      for (const file of readdirSync(folder))
        if (!named.has(`/pictures/${name}/${file}`)) rmSync(`${folder}/${file}`);
  }

  #write(): void {
    const scenes = [...this.#scenes].map(([name, version]) => [name, { version }] as const);
    const text = `{\n  "models": ${linesOf([...this.#models])},\n  "scenes": ${linesOf(scenes)}\n}\n`;
    writeFileSync(`${this.#path}.part`, text);
    renameSync(`${this.#path}.part`, this.#path);
  }
}

/** An object with a line for each entry, by name. */
const linesOf = (entries: readonly (readonly [string, unknown])[]): string => {
  if (entries.length === 0) return "{}";
  const lines = entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => `    ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  return `{\n${lines.join(",\n")}\n  }`;
};

const filesOfScene = (name: string, version: string): string[] =>
  sceneWidths.map((width) => scenePath(name, version, width));
