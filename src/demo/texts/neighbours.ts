import { pathOfSlug } from "#domain/page-slug.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { Figures } from "./fill-data.ts";
import { carMakeSlug, motorbikeMakeSlug } from "./landing-slugs.ts";
import { modelLinks } from "./model-page.ts";
import { modelWords } from "./model-sentences.ts";
import { bodyOf, type ModelStock } from "./model-stock.ts";
import type { SeedComponent } from "./seed-page.ts";

export const neighbours = (
  locale: Locale,
  model: ModelStock,
  models: readonly ModelStock[],
  values: Figures,
): SeedComponent[] => {
  const frame = modelWords[locale].frame;
  const { kind, makeId, averagePrice } = model;
  const make = kind === "car" ? carMakeSlug(locale, makeId) : motorbikeMakeSlug(locale, makeId);
  const whole = fill(kind === "car" ? frame.whole : frame.wholeMotorbikes, values);
  const sameMake = models.filter(
    (other) => other !== model && other.kind === kind && other.makeId === makeId,
  );
  const sameBody = models
    .filter((other) => other.makeId !== makeId && bodyOf(other) === bodyOf(model))
    .sort((a, b) => Math.abs(a.averagePrice - averagePrice) - Math.abs(b.averagePrice - averagePrice));
  return [
    {
      id: "others",
      key: "link-grid",
      data: {
        heading: fill(frame.others, values),
        items: [
          ...modelLinks(locale, sameMake.slice(0, 11), false),
          { text: whole, href: pathOfSlug(locale, make) },
        ],
      },
    },
    {
      id: "similar",
      key: "link-grid",
      data: { heading: frame.similar, items: modelLinks(locale, sameBody.slice(0, 8), true) },
    },
  ];
};
