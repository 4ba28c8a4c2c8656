import type { PriceRatingId } from "#domain/price-bands.ts";
import type { BadgeId, EngineSize } from "#domain/vehicle-types.ts";
import { marketOf } from "#market/markets.ts";
import { fromPlace } from "#market/portuguese-articles.ts";
import { agree, mostNamed, rangeWords } from "./noun-phrase.ts";
import { or } from "./portuguese-phrases.ts";
import type { Terms } from "./term-parts.ts";

const { number, kilometres } = marketOf("pt").formats;
const sizes: Readonly<Record<EngineSize, string>> = {
  "125": "até 125",
  "500": "126 a 500",
  "750": "501 a 750",
  "1000": "751 a 1000",
  more: "mais de 1000",
};
const badgeNames: Readonly<Record<BadgeId, string>> = { "0": "0", eco: "ECO", c: "C", b: "B" };
const ratings: Readonly<Record<PriceRatingId, string>> = {
  below: "a bom preço",
  "in-line": "a preço em linha",
  above: "a preço acima do habitual",
  unknown: "sem preço avaliado",
};

export const terms: Terms = {
  power: ({ ranges }) =>
    rangeWords(ranges.power, {
      exact: (value) => `com ${number(value)} cv`,
      from: (value) => `com ${number(value)} cv ou mais`,
      to: (value) => `com até ${number(value)} cv`,
      between: (from, to) => `com ${number(from)} a ${number(to)} cv`,
    }),
  range: ({ ranges: { range } }) => range.from && `com ${kilometres(range.from)} de autonomia ou mais`,
  monthly: ({ ranges: { monthly: fee } }) => fee.to && `por até ${number(fee.to)}\u00a0€ por mês`,
  engine: ({ engineSizes }) => {
    if (engineSizes.length > mostNamed) return `de ${engineSizes.length} cilindradas`;
    return engineSizes.length > 0 ? `${or(engineSizes.map((id) => `de ${sizes[id]}`))} cc` : undefined;
  },
  licence: ({ licences }) =>
    licences.length > 0 ? `para a carta ${or(licences.map((id) => id.toUpperCase()))}` : undefined,
  badge: ({ badges }) =>
    badges.length > 0 ? `com dístico espanhol ${or(badges.map((id) => badgeNames[id]))}` : undefined,
  rating: ({ ratings: chosen }) => (chosen.length > 0 ? or(chosen.map((id) => ratings[id])) : undefined),
  owners: ({ owners: most }) => most && (most === 1 ? "de um só dono" : `com até ${most} donos`),
  newSince: ({ newSince: days }, subject) =>
    days &&
    agree(days === 1 ? "chegados desde ontem" : `chegados nos últimos ${days} dias`, subject, "first"),
  near: ({ near: place }) => place && `perto ${fromPlace(place.place)} (${place.radius}\u00a0km)`,
};
