export type Options = {
  /** What a model's key must have in it: `seat-`, `audi-a1`; empty for all. */
  readonly only: readonly string[];
  /** Render again what is there already. */
  readonly again: boolean;
  /** How many models to render at most. */
  readonly most: number;
  /** Where `/pictures` lies in, and the manifest's path. */
  readonly folder: string;
  readonly manifest: string;
};

export type OptionsResult =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly message: string };

const ROOT = new URL("../..", import.meta.url).pathname;
const USAGE = `node packages/demo-pictures/render.ts [--only seat-ibiza,audi-] [--again] [--most 20] [--folder <public>] [--manifest <file>]
  --only takes parts of models' keys (make-model-body) with commas between.`;

/** Reads the command line. Unknown words are errors that name them. */
export const readOptions = (words: readonly string[]): OptionsResult => {
  const values = new Map([
    ["--only", ""],
    ["--most", "1000000"],
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
  const most = Number(values.get("--most"));
  if (!Number.isInteger(most) || most < 1) wrong.push(`--most: expected a number of models`);
  if (wrong.length > 0) return { ok: false, message: `${wrong.join("\n")}\n\n${USAGE}` };
  const text = (name: string) => values.get(name) ?? "";
  const only = text("--only").split(",").filter(Boolean);
  return { ok: true, options: { only, again, most, folder: text("--folder"), manifest: text("--manifest") } };
};
