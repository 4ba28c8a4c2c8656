import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import type { ComparedStock } from "#backend/comparables/find-comparables.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { demoDealers as dealers } from "./demo-dealers.ts";
import { generateVehicles } from "./generate-vehicles.ts";
import type { SeedVehicle } from "./seed-vehicle.ts";

const modelSlugs = [...new Set(catalogue.map(({ makeId, modelId }) => `${makeId}-${modelId}`))];

/** The demo catalogue by number: what a comparison needs of it. */
export const versions = new Map(
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

/** Those of a kind that these dealers sell, as a search engine finds them. */
export const comparedAmong = (
  vehicles: readonly TestVehicle[],
  dealers: ReadonlySet<number>,
  kind: VehicleKind,
): ComparedStock => {
  const found = vehicles.filter(
    ({ status, dealer, version }) =>
      status === "in-stock" && dealers.has(dealer) && versions.get(version)?.model.kind === kind,
  );
  const columns = {
    id: found.map(({ id }) => id),
    version: found.map(({ version }) => version),
    price: found.map(({ priceCents }) => priceCents),
    year: found.map(({ modelYear }) => modelYear),
    kms: found.map(({ kilometers }) => kilometers),
    arrivedAt: found.map(() => 0),
  };
  return { versions, vehicles: { size: found.length, figures: (figure) => columns[figure] } };
};
