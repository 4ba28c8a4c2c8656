import { campaignRuns } from "#backend/finance/campaign.ts";
import type { FinanceSettings } from "#backend/finance/finance-settings.ts";
import { termsFor } from "#backend/finance/offer.ts";
import { relevanceOf } from "#backend/store/relevance.ts";
import type { vehicleDetails } from "#backend/store/schema/vehicle-details.ts";
import type { vehicles } from "#backend/store/schema/vehicles.ts";
import { previousPrice } from "#domain/previous-price.ts";
import { defaultLocale } from "#platform/locale.ts";
import type { SeedVehicle } from "../stock/seed-vehicle.ts";
import type { CatalogueIds } from "./seed-catalogue.ts";

export type SeedReferences = {
  readonly catalogue: CatalogueIds;
  readonly dealers: Map<string, number>;
  readonly finance: FinanceSettings;
  readonly now: Date;
};

export const vehicleRow = (
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
  const terms = termsFor(
    { ...priced, financing: seed.financing },
    { ...references, locale: defaultLocale },
    {},
  );
  const isFinanced = terms !== undefined;
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
    depositCents: isFinanced ? seed.depositCents : null,
    financing: isFinanced,
    promo: priced.promo && isFinanced,
    campaignEndsAt: seed.campaignEndsAt,
    relevance: relevanceOf(ranked, references.now),
    statusSince: new Date(`${seed.statusSince}T00:00:00Z`),
    arrivedAt,
    year: seed.modelYear,
    seats: version.seats,
    owners: seed.owners,
    badge: seed.badge,
    lowCost: seed.lowCost,
    highlighted: seed.highlighted,
    traction4x4: version.traction4x4,
    deductibleVat: seed.deductibleVat,
    vin: seed.vin,
    publicId: seed.publicId,
  };
};

export const detailsRow = (
  vehicleId: number,
  seed: SeedVehicle,
  pictureSetId: number | null,
): typeof vehicleDetails.$inferInsert => ({
  vehicleId,
  registeredAt: seed.registeredAt,
  paint: seed.paint,
  colorName: seed.colorName,
  warrantyMonths: seed.warrantyMonths,
  warrantyContracts: seed.warrantyContracts,
  imported: seed.imported,
  originCountry: seed.originCountry,
  inspectionDueAt: seed.inspectionDueAt,
  euroStandard: seed.euroStandard,
  equipment: seed.equipment,
  pictures: [],
  pictureSetId,
  displayPlate: seed.displayPlate,
});

const numberOf = (ids: ReadonlyMap<string, number>, key: string): number => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The seed names "${key}", which it does not define`);
  return id;
};
