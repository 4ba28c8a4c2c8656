import { campaignRuns } from "#backend/finance/campaign.ts";
import type { FinanceSettings } from "#backend/finance/finance-settings.ts";
import { offerFor } from "#backend/finance/offer.ts";
import { previousPrice } from "#domain/previous-price.ts";
import { defaultLocale } from "#platform/locale.ts";
import { bulkInsert } from "./bulk-insert.ts";
import type { Orm } from "./database.ts";
import { relevanceOf } from "./relevance.ts";
import { priceLog, vehicleDetails, vehicles } from "./schema/vehicles.ts";
import type { SeedVehicle } from "./seed/seed-types.ts";
import type { CatalogueIds } from "./seed-catalogue.ts";

export type SeedReferences = {
  readonly catalogue: CatalogueIds;
  readonly dealers: Map<string, number>;
  readonly finance: FinanceSettings;
  readonly now: Date;
};

/** Stores vehicles with their details and their price log, in portions, so that a large stock needs little memory. */
export const seedVehicles = async (
  orm: Pick<Orm, "execute">,
  stock: readonly SeedVehicle[],
  references: SeedReferences,
): Promise<void> => {
  for (let start = 0; start < stock.length; start += 1000) {
    const portion = stock.slice(start, start + 1000).map((vehicle, index) => ({
      id: start + index + 1,
      vehicle,
    }));
    await bulkInsert(
      orm,
      vehicles,
      portion.map(({ id, vehicle }) => vehicleRow(id, vehicle, references)),
    );
    await bulkInsert(
      orm,
      vehicleDetails,
      portion.map(({ id, vehicle }) => detailsRow(id, vehicle)),
    );
    await bulkInsert(
      orm,
      priceLog,
      portion.flatMap(({ id, vehicle }) =>
        vehicle.prices.map(({ priceType, cents, at }) => ({
          vehicleId: id,
          priceType,
          cents,
          at: new Date(at),
        })),
      ),
    );
  }
};

const vehicleRow = (
  id: number,
  seed: SeedVehicle,
  references: SeedReferences,
): typeof vehicles.$inferInsert => {
  const { version } = seed;
  const priced = {
    priceCents: seed.totalPriceCents,
    promoPriceCents: seed.promoFinancePriceCents,
    depositCents: seed.depositCents,
    promo: campaignRuns(seed, references.now),
  };
  const offer = offerFor({ ...priced, financing: seed.financing }, { ...references, locale: defaultLocale });
  const reduction = previousPrice(
    seed.prices
      .filter(({ priceType }) => priceType === "TotalPrice")
      .map(({ cents, at }) => ({ priceCents: cents, at: Date.parse(at) })),
    references.now.getTime(),
  );
  const arrivedAt = new Date(`${seed.arrivedAt}T00:00:00Z`);
  const ranked = {
    highlighted: seed.highlighted,
    promo: priced.promo,
    discount: reduction !== undefined,
    arrivedAt,
    publicId: seed.publicId,
  };
  return {
    ...priced,
    id,
    modelId: numberOf(references.catalogue.models, `${version.makeId}-${version.modelId}`),
    versionId: numberOf(references.catalogue.versions, version.id),
    dealerId: numberOf(references.dealers, seed.dealerCode),
    kind: version.kind,
    status: seed.status,
    segment: version.body,
    fuel: version.fuel,
    transmission: version.transmission,
    kilometers: seed.kilometers,
    previousPriceCents: reduction?.previousCents ?? null,
    depositCents: offer === undefined ? null : seed.depositCents,
    financing: offer !== undefined,
    promo: priced.promo && offer !== undefined,
    campaignEndsAt: seed.campaignEndsAt,
    relevance: relevanceOf(ranked, references.now),
    statusSince: new Date(`${seed.statusSince}T00:00:00Z`),
    arrivedAt,
    year: seed.modelYear,
    seats: version.seats,
    lowCost: seed.lowCost,
    highlighted: seed.highlighted,
    traction4x4: version.traction4x4,
    deductibleVat: seed.deductibleVat,
    vin: seed.vin,
    publicId: seed.publicId,
  };
};

const detailsRow = (vehicleId: number, seed: SeedVehicle): typeof vehicleDetails.$inferInsert => ({
  vehicleId,
  registeredAt: seed.registeredAt,
  paint: seed.paint,
  colorName: seed.colorName,
  warrantyMonths: seed.warrantyMonths,
  warrantyContracts: seed.warrantyContracts,
  previousOwners: seed.previousOwners,
  imported: seed.imported,
  originCountry: seed.originCountry,
  inspectionDueAt: seed.inspectionDueAt,
  euroStandard: seed.euroStandard,
  equipment: seed.equipment,
  pictures: seed.pictures,
});

const numberOf = (ids: ReadonlyMap<string, number>, key: string): number => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The seed names "${key}", which it does not define`);
  return id;
};
