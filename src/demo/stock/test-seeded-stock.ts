import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import type { Stock } from "#backend/search/stock.ts";
import { newColumns } from "#backend/search/stock-columns.ts";
import { vehicleKinds, vehicleStatuses } from "#domain/vehicle-types.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { dealers } from "../dealers/dealers.ts";
import { generateVehicles } from "./generate-vehicles.ts";
import type { SeedVehicle } from "./seed-vehicle.ts";

const modelSlugs = [...new Set(catalogue.map(({ makeId, modelId }) => `${makeId}-${modelId}`))];

/** The demo catalogue as a stock has it, by number: what a comparison needs of it. */
const versions = new Map(
  catalogue.map(({ makeId, modelId, kind, fuel, body, priceNew }, place) => {
    const model = { id: modelSlugs.indexOf(`${makeId}-${modelId}`) + 1, kind };
    const version = { id: place + 1, fuel, segment: body, priceNewCents: priceNew * 100 };
    return [place + 1, { version, model, brand: { id: 1 } } as unknown as KnownVersion];
  }),
);

/** The numbers of the demo dealers of a country. */
export const dealersIn = (country: "ES" | "PT"): ReadonlySet<number> =>
  new Set(dealers.flatMap((dealer, place) => (dealer.country === country ? [place + 1] : [])));

/** What a simulated day changes. */
export type TestVehicle = Pick<SeedVehicle, "status" | "kilometers" | "modelYear"> & {
  readonly id: number;
  readonly version: number;
  readonly dealer: number;
  priceCents: number;
};

/** Vehicles of the demo stock, without a database. */
export const generateStock = (count: number, today: string): TestVehicle[] =>
  generateVehicles({ count, today }).map((seed, place) => ({
    id: place + 1,
    version: catalogue.indexOf(seed.version) + 1,
    dealer: dealers.findIndex(({ dealerCode }) => dealerCode === seed.dealerCode) + 1,
    status: seed.status,
    kilometers: seed.kilometers,
    modelYear: seed.modelYear,
    priceCents: seed.totalPriceCents,
  }));

/** The same as the search keeps them in memory. */
export const indexed = (vehicles: readonly TestVehicle[]): Stock => {
  const columns = newColumns(vehicles.length);
  for (const [place, vehicle] of vehicles.entries()) {
    columns.id[place] = vehicle.id;
    columns.version[place] = vehicle.version;
    columns.dealer[place] = vehicle.dealer;
    columns.kind[place] = vehicleKinds.indexOf(versions.get(vehicle.version)?.model.kind ?? "car");
    columns.status[place] = vehicleStatuses.indexOf(vehicle.status);
    columns.price[place] = vehicle.priceCents;
    columns.year[place] = vehicle.modelYear;
    columns.kms[place] = vehicle.kilometers;
  }
  const index = { size: vehicles.length, columns, versions: [] };
  return { index, catalogue: { versions, brands: new Map(), models: new Map() } };
};
