import type { Catalogue, KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { InvalidFieldError } from "#backend/errors.ts";
import { businessConstants } from "#domain/business-constants.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { checkRegistration } from "./check-registration.ts";
import type { PhaseOneBody } from "./phase-one-body.ts";

type Situation = { readonly catalogue: Catalogue; readonly locale: Locale; readonly now: Date };

export type CheckedCar = KnownVersion & {
  /** In capitals, without separators. */
  readonly plate: string;
  readonly plateDate: string;
  readonly kilometers: number;
  readonly vin: string | null;
};

/** What a visitor says of a car, held against the market and the catalogue. Throws InvalidFieldError by the name of what cannot be. */
export const checkCar = (body: PhaseOneBody, { catalogue, locale, now }: Situation): CheckedCar => {
  const { plate: plateOf, formats } = marketOf(locale);
  const plate = plateOf.normalise(body.plate);
  if (plate === undefined) throw new InvalidFieldError("plate", "No plate of this market");
  const known = findVersion(body, catalogue);
  const { minTradeInKms, maxTradeInKms } = businessConstants;
  const { kilometers, plateDate } = body;
  if (kilometers < minTradeInKms || kilometers > maxTradeInKms)
    throw new InvalidFieldError("kilometers", `From ${minTradeInKms} to ${maxTradeInKms}`);
  checkRegistration(plateDate, known.version, formats.isoDate(now));
  return { ...known, plate, plateDate, kilometers, vin: body.vin?.toUpperCase() || null };
};

/** The version that is meant, with the brand, model, fuel and gearbox that were named with it. */
const findVersion = (body: PhaseOneBody, { brands, models, versions }: Catalogue): KnownVersion => {
  const { brandId, modelId, versionId, fuelId, transmissionId } = body;
  if (!brands.has(brandId)) throw new InvalidFieldError("brandId", "No brand has this id");
  if (modelId !== undefined && models.get(modelId)?.brandSlug !== brandId)
    throw new InvalidFieldError("modelId", "No model of this brand has this id");
  const known = /^[1-9]\d{0,9}$/.test(versionId) ? versions.get(Number(versionId)) : undefined;
  const isMeant =
    known?.model.kind === "car" &&
    known.brand.slug === brandId &&
    known.model.slug === (modelId ?? known.model.slug);
  if (known === undefined || !isMeant)
    throw new InvalidFieldError("versionId", "No version of this car has this id");
  if (known.version.fuel !== fuelId) throw new InvalidFieldError("fuelId", "Not the fuel of this version");
  if (known.version.transmission !== transmissionId)
    throw new InvalidFieldError("transmissionId", "Not the gearbox of this version");
  return known;
};
