import { setImmediate as turn } from "node:timers/promises";
import { and, asc, eq, gt } from "drizzle-orm";
import { type KnownVersion, readCatalogue } from "#backend/catalogue/known-catalogue.ts";
import type { Orm } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { vehicleDetails } from "#backend/store/schema/vehicle-details.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { ListedVehicle, ListedVersion } from "../pages/listed-vehicle.ts";

/** Rows that are read at once: between two portions other work has its turn. */
const portion = 2000;

/** What can be bought now, as pages follow it. */
export const readListed = async (orm: Orm): Promise<ListedVehicle[]> => {
  const { versions } = await readCatalogue(orm);
  const listedVersions = new Map([...versions].map(([id, known]) => [id, listedVersion(known)]));
  const listed: ListedVehicle[] = [];
  let last = 0;
  for (;;) {
    const rows = await orm
      .select({
        id: vehicles.id,
        versionId: vehicles.versionId,
        status: vehicles.status,
        totalPriceCents: vehicles.priceCents,
        modelYear: vehicles.year,
        kilometers: vehicles.kilometers,
        dealerCode: dealers.dealerCode,
        registeredAt: vehicleDetails.registeredAt,
        lowCost: vehicles.lowCost,
        financing: vehicles.financing,
        previousPriceCents: vehicles.previousPriceCents,
      })
      .from(vehicles)
      .innerJoin(vehicleDetails, eq(vehicleDetails.vehicleId, vehicles.id))
      .innerJoin(dealers, eq(dealers.id, vehicles.dealerId))
      .where(and(eq(vehicles.status, "in-stock"), gt(vehicles.id, last)))
      .orderBy(asc(vehicles.id))
      .limit(portion);
    for (const { id, versionId, previousPriceCents, ...row } of rows) {
      const version = listedVersions.get(versionId);
      if (version) listed.push({ ...row, version, isReduced: previousPriceCents !== null });
      last = id;
    }
    if (rows.length < portion) return listed;
    await turn();
  }
};

const listedVersion = ({ version, model, brand }: KnownVersion): ListedVersion => ({
  kind: model.kind,
  makeId: brand.slug,
  makeName: brand.name,
  modelId: model.slug.slice(brand.slug.length + 1),
  modelName: model.name,
  body: version.segment,
  fuel: version.fuel,
  transmission: version.transmission,
  power: version.power,
  traction4x4: version.traction4x4,
  priceNew: version.priceNewCents === null ? null : version.priceNewCents / 100,
});
