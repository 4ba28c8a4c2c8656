import type { Makes } from "#backend/catalogue/known-catalogue.ts";
import { type VehicleKind, vehicleKinds } from "#domain/vehicle-types.ts";

/** One option for each kind of vehicle that a brand sells. */
export const brandOptions = (makes: Makes, stocked: ReadonlySet<number>) => {
  const models = [...makes.models.values()].filter(({ id }) => stocked.has(id));
  const options = (kind: VehicleKind) =>
    [...makes.brands.values()].map((brand) => ({
      id: brand.slug,
      value: brand.name,
      kind,
      models: models
        .filter((model) => model.brandSlug === brand.slug && model.kind === kind)
        .map(({ slug, name }) => ({ id: slug, value: name })),
    }));
  return vehicleKinds.flatMap(options).filter((option) => option.models.length > 0);
};
