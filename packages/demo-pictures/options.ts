export type Options = {
  /** What a model's key must have in it: `seat-`, `audi-a1`; empty for all. */
  readonly only: readonly string[];
  /** Render again what is there already. */
  readonly again: boolean;
  /** How many models to render at most. */
  readonly most: number;
  /** How many models are rendered at the same time, each in a Chromium of its own. */
  readonly atOnce: number;
  /** Where `/pictures` lies in, and the manifest's path. */
  readonly folder: string;
  readonly manifest: string;
};

export type OptionsResult =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly message: string };

const ROOT = new URL("../..", import.meta.url).pathname;
const USAGE = `node packages/demo-pictures/render.ts [--only seat-ibiza,audi-] [--again] [--most 20] [--at-once 2] [--folder <public>] [--manifest <file>]
  --only takes parts of models' keys (make-model-body) with commas between.`;

/** Reads the command line. Unknown words are errors that name them. */
export const readOptions = (words: readonly string[]): OptionsResult => {
  const values = new Map([
    ["--only", ""],
    ["--most", "1000000"],
    ["--at-once", "2"],
    ["--folder", `${ROOT}public`],
    ["--manifest", `${ROOT}src/shop-folder/pictures/model-pictures.json`],
  ]);
  const wrong: string[] = [];
  let again = false;
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const value = values.has(word) ? rest.shift() : undefined;
    if (word === "--again") again = true;
    else if (!values.has(word)) wrong.push(`${word}: no such option`);
    else if (value === undefined || value === "") wrong.push(`${word}: a value is missing`);
    else values.set(word, value);
  }
  const countOf = (name: string): number => {
    const count = Number(values.get(name));
    if (!Number.isInteger(count) || count < 1) wrong.push(`${name}: expected a number of models`);
    return count;
  };
  const [most, atOnce] = [countOf("--most"), countOf("--at-once")];
  if (wrong.length > 0) return { ok: false, message: `${wrong.join("\n")}\n\n${USAGE}` };
  const text = (name: string) => values.get(name) ?? "";
  const only = text("--only").split(",").filter(Boolean);
  return {
    ok: true,
    options: { only, again, most, atOnce, folder: text("--folder"), manifest: text("--manifest") },
  };
};
