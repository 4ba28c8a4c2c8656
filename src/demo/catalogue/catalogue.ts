import { slugify } from "#domain/slugify.ts";
import type { FuelId } from "#domain/vehicle-types.ts";
import { readCsv } from "#shop-folder/files/read-csv.ts";
import { repositoryFile } from "#shop-folder/files/repository-file.ts";
import {
  type MakeRow,
  type ModelRow,
  makeRow,
  modelRow,
  type VersionRow,
  versionRow,
} from "./catalogue-tables.ts";
import type { CatalogueVersion } from "./catalogue-types.ts";

/** Grammes of CO2 that burning one litre (gas: one kilogramme) gives, by which g/km becomes l/100 km. */
const co2PerUnit: Readonly<Record<FuelId, number>> = {
  petrol: 2330,
  hybrid: 2330,
  "plug-in-hybrid": 2330,
  diesel: 2640,
  lpg: 1610,
  cng: 2700,
  electric: 1,
};

type Rows = { readonly make: MakeRow; readonly model: ModelRow; readonly version: VersionRow };

/** A version of the catalogue out of its row and those of its model and its make. */
const buildVersion = ({ make, model, version }: Rows): CatalogueVersion => {
  const modelId = slugify(model.model);
  const { from, power, fuel, co2 } = version;
  return {
    id: slugify(`${make.make} ${modelId} ${version.version} ${from}`),
    kind: make.kind,
    makeId: make.make,
    makeName: make.name,
    modelId,
    modelName: model.model,
    name: besideModel(version.version, model.model, power),
    body: version.body ?? model.body,
    doors: version.doors ?? model.doors,
    seats: version.seats ?? model.seats,
    from,
    to: version.to ?? null,
    power,
    displacement: version.cc ?? null,
    fuel,
    transmission: version.transmission,
    priceNew: version.price,
    co2,
    consumption: version.uses ?? Math.round((co2 / co2PerUnit[fuel]) * 1000) / 10,
    trim: version.trim,
    traction4x4: version["4x4"],
    electricRange: version.range ?? null,
    wmi: model.wmi ?? make.wmi,
    residual: make.residual,
    popularity: model.popularity,
  };
};

/**
 * A version's name as it stands beside its model's: `Scrambler Icon` of the Scrambler is `Icon`; a version that is called
 * as its model is distinguished by its power.
 */
const besideModel = (name: string, modelName: string, power: number): string => {
  if (name === modelName) return `${power} CV`;
  return name.startsWith(`${modelName} `) ? name.slice(modelName.length + 1) : name;
};

/** Paths of the three tables. */
type CatalogueFiles = Readonly<Record<"makes" | "models" | "versions", string>>;

const makeKey = ({ make, kind }: { make: string; kind: string }): string => `${make} (${kind})`;
const modelKey = ({ make, model }: { make: string; model: string }): string => `${make} ${model}`;

/**
 * The versions of the tables, in their order.
 * @throws ShopFileError that names file, line and column, also of a model whose make and of a version whose model is in no table
 */
export const readCatalogue = (files: CatalogueFiles): CatalogueVersion[] => {
  const makes = byKey(readCsv(repositoryFile(files.makes), makeRow, makeKey), makeKey);
  const ofMake = modelRow.refine((row) => makes.has(makeKey(row)), {
    path: ["make"],
    message: `expected a make of this kind from ${files.makes}`,
  });
  const models = byKey(readCsv(repositoryFile(files.models), ofMake, modelKey), modelKey);
  const ofModel = versionRow.refine((row) => models.has(modelKey(row)), {
    path: ["model"],
    message: `expected a model of this make from ${files.models}`,
  });
  return readCsv(repositoryFile(files.versions), ofModel).map((version) => {
    const model = models.get(modelKey(version));
    const make = model && makes.get(makeKey(model));
    if (make === undefined || model === undefined) throw new Error("A version without its model was let in");
    return buildVersion({ make, model, version });
  });
};

const byKey = <Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row> =>
  new Map(rows.map((row) => [key(row), row]));

/** Every version that the demo stock and the trade-in know, in the order of the makes' names. */
export const catalogue = readCatalogue({
  makes: "src/demo/catalogue/makes.csv",
  models: "src/demo/catalogue/models.csv",
  versions: "src/demo/catalogue/versions.csv",
});
