import type { Catalogue } from "#backend/catalogue/known-catalogue.ts";
import { dictionary } from "#backend/vocabulary/dictionary.ts";
import { kindOfSegment, type VehicleKind } from "#domain/vehicle-types.ts";
import type { Word } from "./read-words.ts";
import type { Reading } from "./reading.ts";

export const saidKind = (words: readonly Word[]): VehicleKind | undefined => {
  for (const { text } of words) {
    const meaning = dictionary.get(text);
    if (meaning && "kind" in meaning) return meaning.kind;
  }
  return undefined;
};

/** What the words call for, most telling first: models, the word itself, makes that sell one kind only, body types. */
export const kindOf = (
  reading: Reading,
  { models }: Catalogue,
  wished: VehicleKind | undefined,
): VehicleKind | undefined => {
  const ofModels = new Set([...reading.models.values()].map(({ kind }) => kind));
  if (ofModels.size === 1) return [...ofModels][0];
  const ofBrands = new Set(
    [...models.values()].filter(({ brandSlug }) => reading.brands.has(brandSlug)).map(({ kind }) => kind),
  );
  if (ofBrands.size === 1) return [...ofBrands][0];
  // With a car's licence every car is driven: whoever names one looks for a motorbike.
  if (reading.meanings.some((meaning) => "filter" in meaning && meaning.filter === "licence"))
    return "motorbike";
  const segments = reading.meanings.flatMap((meaning) =>
    "filter" in meaning && meaning.filter === "segment" && meaning.motorbike === undefined
      ? [meaning.value]
      : [],
  );
  const ofSegments = new Set(segments.map(kindOfSegment));
  return ofSegments.size === 1 ? [...ofSegments][0] : wished;
};
