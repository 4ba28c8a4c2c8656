import { slugify } from "#domain/slugify.ts";
import type { FuelId } from "#domain/vehicle-types.ts";
import type { MakeRow, ModelRow, VersionRow } from "./catalogue-tables.ts";
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
export const buildVersion = ({ make, model, version }: Rows): CatalogueVersion => {
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
 * as its model is told by its power.
 */
const besideModel = (name: string, modelName: string, power: number): string => {
  if (name === modelName) return `${power} CV`;
  return name.startsWith(`${modelName} `) ? name.slice(modelName.length + 1) : name;
};
