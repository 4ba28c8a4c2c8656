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

const { compare } = new Intl.Collator("es", { sensitivity: "base" });

/** The part of a description after the vehicle's make and model, which a service may repeat in front. */
export const versionIn = (description: string, brand: string, model: string): string =>
  [brand, model].reduce((rest, name) => {
    const isRepeated = name !== "" && compare(rest.slice(0, name.length), name) === 0;
    return isRepeated && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length))
      ? rest.slice(name.length).trim()
      : rest;
  }, description.trim());

/** A card with what a service left out. */
export const toCard = (card: VehicleCard, locale: Locale): Card => {
  const { brand = "", commercialDescription = "", kind = "car" } = card;
  const model = card.model || (brand ? "" : commercialDescription || card.vin);
  return {
    ...card,
    brand,
    model,
    commercialDescription: versionIn(commercialDescription, brand, model),
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
