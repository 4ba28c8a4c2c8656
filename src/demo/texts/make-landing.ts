import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { hashText } from "../stock/random.ts";
import type { ListedVehicle } from "../stock/seed-vehicle.ts";
import { type Landing, searchPage } from "./landing.ts";
import { makeIntroduction } from "./landing-sentences.ts";
import { carMakeSlug, motorbikeMakeSlug } from "./landing-slugs.ts";
import { makeWords } from "./make-words.ts";
import type { PageText } from "./page-text.ts";
import { figuresOf, type StockFacts } from "./stock-figures.ts";

export const makeLanding = (
  { kind, makeId, makeName }: Pick<ListedVehicle["version"], "kind" | "makeId" | "makeName">,
  facts: StockFacts,
): Landing => {
  const slugOf = kind === "car" ? carMakeSlug : motorbikeMakeSlug;
  const write = (locale: Locale): PageText => {
    const figures = { ...figuresOf(facts, locale), make: makeName };
    const frame = makeWords[locale][kind];
    const intro = makeIntroduction(locale, kind, facts, figures, hashText(makeId));
    return searchPage(
      fill(frame.heading, figures),
      intro,
      kind,
      { brand: [makeId] },
      {
        title: fill(frame.title, figures),
        description: fill(frame.description, figures),
      },
    );
  };
  return {
    slugs: { es: slugOf("es", makeId), pt: slugOf("pt", makeId) },
    texts: { es: write("es"), pt: write("pt") },
    tile: { text: { es: makeName, pt: makeName }, count: facts.count, kind, id: makeId },
  };
};
