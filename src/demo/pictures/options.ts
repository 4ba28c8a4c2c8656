import { BACKDROPS } from "./tables/backdrops.ts";
import { BIKES } from "./tables/bikes.ts";
import { BODIES } from "./tables/bodies.ts";
import { FACES } from "./tables/faces.ts";
import { PAINTS } from "./tables/paints.ts";
import { VIEWS } from "./tables/views.ts";
import { WHEELS } from "./tables/wheels.ts";

export type Options = {
  /** Accepted values by field; a field that is missing accepts all. */
  readonly only: Partial<Record<Field, readonly string[]>>;
  /** Render again what is there already. */
  readonly again: boolean;
  readonly pictures: string;
  readonly manifest: string;
};

export type OptionsResult =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly message: string };

const KNOWN = {
  body: [...Object.keys(BODIES), ...Object.keys(BIKES)],
  face: [...Object.keys(FACES), "own"],
  wheel: [...Object.keys(WHEELS), "own"],
  paint: Object.keys(PAINTS),
  backdrop: Object.keys(BACKDROPS),
  view: [...Object.keys(VIEWS), "interior"],
} as const satisfies Record<string, readonly string[]>;
type Field = keyof typeof KNOWN;

const ROOT = new URL("../../..", import.meta.url).pathname;
const USAGE =
  "node src/demo/pictures/render.ts [--only body=suv,view=side] [--again] [--pictures <folder>] [--manifest <file>]\n" +
  "  --only takes field=value pairs with commas between; several values of a field: body=suv,body=van.";

/** Reads the command line. Every unknown field or value is named, with what exists. */
export const readOptions = (words: readonly string[]): OptionsResult => {
  const only: Partial<Record<Field, string[]>> = {};
  const wrong: string[] = [];
  const paths = {
    "--pictures": `${ROOT}public/pictures`,
    "--manifest": `${ROOT}src/demo/stock/pictures.json`,
  };
  let again = false;
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "--again") again = true;
    else if (word === "--only") readFilter(rest.shift() ?? "", only, wrong);
    else if (word === "--pictures" || word === "--manifest") paths[word] = rest.shift() ?? paths[word];
    else wrong.push(`${word}: no such option`);
  }
  if (wrong.length > 0) return { ok: false, message: `${wrong.join("\n")}\n\n${USAGE}` };
  return { ok: true, options: { only, again, pictures: paths["--pictures"], manifest: paths["--manifest"] } };
};

const readFilter = (filter: string, only: Partial<Record<Field, string[]>>, wrong: string[]): void => {
  for (const pair of filter.split(",").filter(Boolean)) {
    const [field = "", value = ""] = pair.split("=");
    if (!isField(field)) {
      wrong.push(`${field}: no such field; there are ${Object.keys(KNOWN).join(", ")}`);
    } else if (!(KNOWN[field] as readonly string[]).includes(value)) {
      wrong.push(`${field}=${value}: no such ${field}; there are ${KNOWN[field].join(", ")}`);
    } else {
      only[field] = [...(only[field] ?? []), value];
    }
  }
};

const isField = (word: string): word is Field => Object.hasOwn(KNOWN, word);
