import { kindOfSegment, type SegmentId } from "#domain/vehicle-types.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { type Landing, searchPage } from "./landing.ts";
import { segmentSlugs } from "./landing-slugs.ts";
import type { PageText } from "./page-text.ts";
import { segmentFrames } from "./segment-frames.ts";
import { segmentTexts } from "./segment-texts.ts";
import { figuresOf, type StockFacts } from "./stock-figures.ts";

export const segmentLanding = (segment: SegmentId, facts: StockFacts): Landing => {
  const kind = kindOfSegment(segment);
  const write = (locale: Locale): PageText => {
    const text = segmentTexts[segment][locale];
    const figures = { ...figuresOf(facts, marketOf(locale).formats), heading: text.heading };
    const intro = text.intro.map((paragraph) => fill(paragraph, figures));
    return searchPage(
      text.heading,
      intro,
      kind,
      { segment: [segment] },
      {
        title: fill(segmentFrames[locale].title, figures),
        description: fill(segmentFrames[locale].description, figures),
      },
    );
  };
  return {
    slugs: segmentSlugs[segment],
    texts: { es: write("es"), pt: write("pt") },
    tile: {
      text: { es: segmentTexts[segment].es.name, pt: segmentTexts[segment].pt.name },
      count: facts.count,
      kind,
      id: segment,
    },
  };
};
