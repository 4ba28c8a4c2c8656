import type { z } from "zod";
import type { similarVehicles, VehicleCard } from "#contract/vehicle-card.ts";
import { vinPath } from "#domain/vehicle-address.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import { uniqueBy } from "./unique-by.ts";

/** A vehicle as cards, lists and comparisons show it. */
export type Card = Omit<VehicleCard, keyof Known> & Known;

interface Known {
  readonly brand: string;
  /** Never empty where `brand` is. */
  readonly model: string;
  readonly commercialDescription: string;
  readonly lowCost: boolean;
  readonly highlightedVehicle: boolean;
  readonly promo: boolean;
  readonly reserved: boolean;
  readonly bought: boolean;
  readonly tags: NonNullable<VehicleCard["tags"]>;
  readonly path: string;
  /** A service that does not say is taken to sell cars. */
  readonly kind: VehicleKind;
}

/** Struck through only where it is higher than the price. */
const previousPriceOf = ({ previousPrice, totalPrice }: VehicleCard): number | undefined =>
  previousPrice !== undefined && totalPrice !== undefined && previousPrice > totalPrice
    ? previousPrice
    : undefined;

/** A card with what a service left out. */
export const toCard = (card: VehicleCard, locale: Locale): Card => {
  const { brand = "", model = "", commercialDescription = "", kind = "car" } = card;
  return {
    ...card,
    brand,
    model: brand || model ? model : commercialDescription || card.vin,
    commercialDescription,
    lowCost: card.lowCost ?? false,
    highlightedVehicle: card.highlightedVehicle ?? false,
    previousPrice: previousPriceOf(card),
    promo: card.promo ?? false,
    reserved: card.reserved ?? false,
    bought: card.bought ?? false,
    tags: card.tags ?? [],
    path: card.path ?? vinPath(locale, kind, card.vin),
    kind,
  };
};

/** Cards in their order, each vehicle once. */
export const toCards = <C extends VehicleCard>(
  cards: readonly C[],
  locale: Locale,
): readonly (Omit<C, keyof Card> & Card)[] =>
  uniqueBy(cards, ({ vin }) => vin).map((card) => ({ ...card, ...toCard(card, locale) }));

/** A vehicle that is like another one, and why. */
export type SimilarCard = Card & { readonly reason?: string | undefined };

type SimilarRequest = {
  readonly input: { readonly body: { readonly limit?: number | undefined } };
  readonly caller: { readonly locale: Locale };
};

export const toSimilarCards = (
  cards: z.output<typeof similarVehicles>,
  { input, caller }: SimilarRequest,
): readonly SimilarCard[] => toCards(cards, caller.locale).slice(0, input.body.limit);
