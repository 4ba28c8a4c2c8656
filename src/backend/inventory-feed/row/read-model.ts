import { nameKey } from "#domain/slugify.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { NamedModel } from "../catalogue-names.ts";
import type { FeedMap } from "../map/feed-map.ts";
import { type Reading, Unreadable } from "../values/unreadable.ts";
import { kindOf } from "../words/meanings.ts";
import { nearestName } from "../words/nearest-name.ts";
import type { RowCells } from "./row-cells.ts";
import type { RowContext } from "./row-context.ts";

export type ReadModel = { readonly model: NamedModel; readonly kind: VehicleKind };

/** Whether one column has the model with its version behind it: `Golf 1.5 TSI`. */
const holdsVersion = ({ columns: { model, version } }: FeedMap): boolean =>
  model !== undefined && model.columns[0] === version?.columns[0];

/** The model with the longest name that a text starts with. */
const startOf = (text: string, known: ReadonlyMap<string, NamedModel>): NamedModel | undefined => {
  const words = text.split(" ");
  const lengths = words.map((_, at) => words.length - at);
  const starts = lengths.map((length) => known.get(nameKey(words.slice(0, length).join(" "))));
  return starts.find((model) => model !== undefined);
};

const perhaps = (nearest: string | undefined) => (nearest === undefined ? "" : ` (${nearest}?)`);

/** Make and model that the catalogue knows, and the kind of vehicle; a name that is only like one of them is none. */
export const readModel = (
  cells: RowCells,
  { catalogue, map }: Pick<RowContext, "catalogue" | "map">,
): ReadModel | undefined => {
  const make = cells.need("make", "a make", (text): Reading<string> => {
    const key = nameKey(cells.translated("make", text));
    const slug = catalogue.brands.get(key);
    if (slug !== undefined) return slug;
    const nearest = nearestName(key, catalogue.brands);
    return new Unreadable(`a make of the catalogue${perhaps(nearest)}, one of words.make or of newModels`);
  });
  const expected = "a model";
  const read = (text: string): Reading<NamedModel> => {
    const known = make === undefined ? undefined : catalogue.models.get(make);
    if (known === undefined) return new Unreadable(expected);
    const key = nameKey(cells.translated("model", text));
    const brandKey = nameKey(cells.text("make") ?? "");
    const model =
      known.get(key) ??
      (key.startsWith(brandKey) ? known.get(key.slice(brandKey.length)) : undefined) ??
      (holdsVersion(map) ? startOf(text, known) : undefined);
    if (model) return model;
    const nearest = nearestName(key, new Map(Array.from(known, ([each, { name }]) => [each, name])));
    return new Unreadable(
      `a model of ${make} that the catalogue knows${perhaps(nearest)}, one of words.model or of newModels`,
    );
  };
  // Without the make the model cannot be looked up.
  const model = make === undefined ? undefined : cells.need("model", expected, read);
  const given = cells.word("kind", "car or motorbike", kindOf);
  if (model === undefined) return undefined;
  if (given !== undefined && model.kind !== undefined && given !== model.kind)
    return cells.refuse("kind", `${model.kind}, which the ${model.name} is`);
  return { model, kind: model.kind ?? given ?? "car" };
};
