import type { PriceRatingId } from "#domain/price-bands.ts";
import type { BadgeId, EngineSize } from "#domain/vehicle-types.ts";
import { marketOf } from "#market/markets.ts";
import { agree, mostNamed, rangeWords } from "./noun-phrase.ts";
import { or } from "./spanish-phrases.ts";
import type { Terms } from "./term-parts.ts";

const { number, kilometres } = marketOf("es").formats;
const sizes: Readonly<Record<EngineSize, string>> = {
  "125": "hasta 125",
  "500": "126 a 500",
  "750": "501 a 750",
  "1000": "751 a 1000",
  more: "más de 1000",
};
const badgeNames: Readonly<Record<BadgeId, string>> = { "0": "0", eco: "ECO", c: "C", b: "B" };
const ratings: Readonly<Record<PriceRatingId, string>> = {
  below: "a buen precio",
  "in-line": "a precio en línea",
  above: "a precio por encima de lo habitual",
  unknown: "sin precio valorado",
};

export const terms: Terms = {
  power: ({ ranges }) =>
    rangeWords(ranges.power, {
      exact: (value) => `con ${number(value)} CV`,
      from: (value) => `con ${number(value)} CV o más`,
      to: (value) => `con hasta ${number(value)} CV`,
      between: (from, to) => `con entre ${number(from)} y ${number(to)} CV`,
    }),
  range: ({ ranges: { range } }) => range.from && `con ${kilometres(range.from)} de autonomía o más`,
  monthly: ({ ranges: { monthly: fee } }) => fee.to && `por hasta ${number(fee.to)}\u00a0€ al mes`,
  engine: ({ engineSizes }) => {
    if (engineSizes.length > mostNamed) return `de ${engineSizes.length} cilindradas`;
    return engineSizes.length > 0 ? `${or(engineSizes.map((id) => `de ${sizes[id]}`))} cc` : undefined;
  },
  licence: ({ licences }) =>
    licences.length > 0 ? `para el carné ${or(licences.map((id) => id.toUpperCase()))}` : undefined,
  badge: ({ badges }) =>
    badges.length > 0 ? `con distintivo ${or(badges.map((id) => badgeNames[id]))}` : undefined,
  rating: ({ ratings: chosen }) => (chosen.length > 0 ? or(chosen.map((id) => ratings[id])) : undefined),
  owners: ({ owners: most }) => most && (most === 1 ? "de un solo dueño" : `con hasta ${most} dueños`),
  newSince: ({ newSince: days }, subject) =>
    days &&
    agree(days === 1 ? "llegados desde ayer" : `llegados en los últimos ${days} días`, subject, "first"),
  near: ({ near: place }) => place && `cerca de ${place.place} (${place.radius}\u00a0km)`,
};
