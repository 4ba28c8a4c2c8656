import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { modelNameIn } from "#domain/model-name.ts";
import type { Locale } from "#platform/locale.ts";

type Named = { readonly name: string; readonly slug: string };
type CatalogueCar = {
  readonly brand: Named;
  readonly model: Named;
  readonly version: KnownVersion["version"];
};

/** A version in the fields of phase one: ids, and names in a language. */
export const nameCar = ({ brand, model, version }: CatalogueCar, locale: Locale) => {
  const words = wordingOf(locale);
  return {
    brand: brand.name,
    brandId: brand.slug,
    model: modelNameIn(locale, model.name),
    modelId: model.slug,
    version: version.name,
    versionId: String(version.id),
    fuel: words.fuels[version.fuel],
    fuelId: version.fuel,
    transmission: words.transmissions[version.transmission],
    transmissionId: version.transmission,
  };
};
