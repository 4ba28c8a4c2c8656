import { kindOfSegment, type SegmentId } from "#domain/vehicle-types.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { bodyTypes } from "./body-types.ts";
import { type Landing, searchPage } from "./landing.ts";
import type { PageText } from "./page-text.ts";
import { figuresOf, type StockFacts } from "./stock-figures.ts";

export const segmentLanding = (segment: SegmentId, facts: StockFacts): Landing => {
  const kind = kindOfSegment(segment);
  const write = (locale: Locale): PageText => {
    const { frame, types } = bodyTypes[locale];
    const text = types[segment];
    const figures = { ...figuresOf(facts, locale), heading: text.heading };
    const intro = text.intro.map((paragraph) => fill(paragraph, figures));
    return searchPage(
      text.heading,
      intro,
      kind,
      { segment: [segment] },
      {
        title: fill(frame.title, figures),
        description: fill(frame.description, figures),
      },
    );
  };
  const [es, pt] = [bodyTypes.es.types[segment], bodyTypes.pt.types[segment]];
  return {
    slugs: { es: es.slug, pt: pt.slug },
    texts: { es: write("es"), pt: write("pt") },
    tile: {
      text: { es: es.name, pt: pt.name },
      count: facts.count,
      kind,
      id: segment,
    },
  };
};
