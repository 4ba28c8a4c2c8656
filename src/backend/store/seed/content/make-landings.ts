import type { SegmentId, VehicleKind } from "#domain/vehicle-types.ts";
import { kindOfSegment, segments } from "#domain/vehicle-types.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { hashText } from "../random.ts";
import type { SeedVehicle } from "../seed-types.ts";
import { fillText } from "./fill-text.ts";
import { makeIntroduction } from "./landing-sentences.ts";
import { carMakeSlug, motorbikeMakeSlug, segmentSlugs } from "./page-slugs.ts";
import type { PageText } from "./page-text.ts";
import { segmentTexts } from "./segment-texts.ts";
import { figuresOf, type StockFacts, stockFactsOf } from "./stock-figures.ts";

/** A landing page that the stock calls for, in both languages. */
export type Landing = {
  slugs: Record<Locale, string>;
  texts: Record<Locale, PageText>;
  /** What tiles and menus on other pages say of it. */
  tile: { text: Record<Locale, string>; count: number; kind: VehicleKind; id: string };
};

type Frame = { heading: string; title: string; description: string };

const makeFrames = {
  es: {
    car: {
      heading: "{make} de segunda mano",
      title: "{make} de segunda mano: {count} desde {minPrice} | Volante",
      description:
        "{make} de ocasión: {topModel} y otros modelos de {minYear} a {maxYear}, desde {minPrice}. Precio al contado, cuota con TAE e historial de precios.",
    },
    motorbike: {
      heading: "Motos {make} de ocasión",
      title: "Motos {make} de ocasión: {count} desde {minPrice} | Volante",
      description:
        "Motos {make} de segunda mano: {topModel} y otros modelos de {minYear} a {maxYear}, desde {minPrice}. Precio al contado y cuota con TAE.",
    },
  },
  pt: {
    car: {
      heading: "{make} em segunda mão",
      title: "{make} em segunda mão: {count} a partir de {minPrice} | Volante",
      description:
        "{make} usados: {topModel} e outros modelos de {minYear} a {maxYear}, a partir de {minPrice}. Preço a pronto, prestação com TAEG e histórico de preços.",
    },
    motorbike: {
      heading: "Motos {make} em segunda mão",
      title: "Motos {make} em segunda mão: {count} a partir de {minPrice} | Volante",
      description:
        "Motos {make} usadas: {topModel} e outros modelos de {minYear} a {maxYear}, a partir de {minPrice}. Preço a pronto e prestação com TAEG.",
    },
  },
} as const satisfies Record<Locale, Record<VehicleKind, Frame>>;

const segmentFrames = {
  es: {
    title: "{heading}: {count} desde {minPrice} | Volante",
    description:
      "{heading}: {count} unidades de {minYear} a {maxYear} en {dealers} concesionarios, de {minPrice} a {maxPrice}.",
  },
  pt: {
    title: "{heading}: {count} a partir de {minPrice} | Volante",
    description:
      "{heading}: {count} unidades de {minYear} a {maxYear} em {dealers} concessionários, de {minPrice} a {maxPrice}.",
  },
} as const satisfies Record<Locale, { title: string; description: string }>;

/** A landing page for every make of the stock, cars and motorbikes apart, by name. */
export const makeLandings = (vehicles: readonly SeedVehicle[]): Landing[] => {
  const groups = groupBy(vehicles, ({ version }) => `${version.kind} ${version.makeId}`);
  return [...groups.values()]
    .flatMap((group) => {
      const facts = stockFactsOf(group);
      const version = group[0]?.version;
      return facts && version ? [makeLanding(version, facts)] : [];
    })
    .sort((a, b) => a.tile.text.es.localeCompare(b.tile.text.es, "es"));
};

const makeLanding = (
  { kind, makeId, makeName }: Pick<SeedVehicle["version"], "kind" | "makeId" | "makeName">,
  facts: StockFacts,
): Landing => {
  const slugOf = kind === "car" ? carMakeSlug : motorbikeMakeSlug;
  const write = (locale: Locale): PageText => {
    const figures = { ...figuresOf(facts, marketOf(locale).formats), make: makeName };
    const frame = makeFrames[locale][kind];
    const intro = makeIntroduction(locale, kind, facts, figures, hashText(makeId));
    return searchPage(
      fillText(frame.heading, figures),
      intro,
      kind,
      { brand: [makeId] },
      {
        title: fillText(frame.title, figures),
        description: fillText(frame.description, figures),
      },
    );
  };
  return {
    slugs: { es: slugOf("es", makeId), pt: slugOf("pt", makeId) },
    texts: { es: write("es"), pt: write("pt") },
    tile: { text: { es: makeName, pt: makeName }, count: facts.count, kind, id: makeId },
  };
};

/** A landing page for every body type of the stock, in the order of the closed list. */
export const segmentLandings = (vehicles: readonly SeedVehicle[]): Landing[] => {
  const groups = groupBy(vehicles, ({ version }) => version.body);
  return segments.flatMap((segment) => {
    const facts = stockFactsOf(groups.get(segment) ?? []);
    return facts ? [segmentLanding(segment, facts)] : [];
  });
};

const segmentLanding = (segment: SegmentId, facts: StockFacts): Landing => {
  const kind = kindOfSegment(segment);
  const write = (locale: Locale): PageText => {
    const text = segmentTexts[segment][locale];
    const figures = { ...figuresOf(facts, marketOf(locale).formats), heading: text.heading };
    const intro = text.intro.map((paragraph) => fillText(paragraph, figures));
    return searchPage(
      text.heading,
      intro,
      kind,
      { segment: [segment] },
      {
        title: fillText(segmentFrames[locale].title, figures),
        description: fillText(segmentFrames[locale].description, figures),
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

const searchPage = (
  heading: string,
  intro: string[],
  kind: VehicleKind,
  filters: Record<string, string[]>,
  seo: PageText["seo"],
): PageText => ({
  seo,
  components: [{ id: "search", key: "search", data: { heading, kind, filters, intro } }],
});

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
