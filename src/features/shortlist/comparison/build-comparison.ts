import { type Expenses, fullPriceText } from "#api/models/full-price.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import type { CompareWeights } from "#domain/compare-weights.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { Result } from "#platform/result.ts";
import { preparePicture } from "#ui/picture/prepare-picture.ts";
import { findMerits } from "../weighing/find-merits.ts";
import { scoreVehicles, usableCriteria } from "../weighing/score-vehicles.ts";
import { weighVehicles } from "../weighing/weigh-vehicles.ts";
import type { ComparedVehicle, Comparison } from "./comparison.ts";
import { columnSizes } from "./comparison-lines.ts";
import { groupsOf } from "./join-groups.ts";

/** A vehicle of the comparison, formatted for one language. */
export const comparedVehicle = (
  { card, path }: Vehicle,
  locale: Locale,
  expenses?: Expenses | undefined,
): ComparedVehicle => ({
  vin: card.vin,
  name: `${card.brand} ${card.model}`,
  version: card.commercialDescription,
  path,
  price: marketOf(locale).formats.money(card.totalPrice),
  fullPrice: expenses && fullPriceText(card.totalPrice, expenses, locale),
  picture: preparePicture(
    card.picture ?? (card.imageUrl ? { url: card.imageUrl } : undefined),
    columnSizes,
    card.kind,
  ),
  reserved: card.reserved,
});

type Weighing = {
  /** Weights of the criteria, which order the vehicles. */
  readonly weights?: CompareWeights | undefined;
  readonly now?: Date;
  /** The contract expenses, beside the prices. */
  readonly expenses?: Expenses | undefined;
};

/**
 * Builds a comparison from the data service's results. Vehicles that are sold, unknown or could not be loaded
 * are left out and counted.
 */
export const buildComparison = (
  answers: readonly Result<Vehicle>[],
  locale: Locale,
  { weights, now = new Date(), expenses }: Weighing = {},
): Comparison => {
  const found = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const failures = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.kind]));
  const chosen = found.filter(({ card }) => !card.bought);
  const isWeighed = chosen.length > 1;
  const asChosen = weighVehicles(chosen, now);
  const scores = weights && isWeighed ? scoreVehicles(asChosen, weights) : [];
  const rank = (vin: string): number => scores.findIndex((scored) => scored.vin === vin);
  const vehicles = chosen.toSorted((a, b) => rank(a.card.vin) - rank(b.card.vin));
  const weighed = asChosen.toSorted((a, b) => rank(a.vin) - rank(b.vin));
  const unknown = failures.filter((kind) => kind === "not-found" || kind === "gone").length;
  return {
    vehicles: vehicles.map((vehicle) => comparedVehicle(vehicle, locale)),
    groups: groupsOf(
      vehicles,
      locale,
      weighed.map(({ perYear }) => perYear),
      expenses,
    ),
    merits: isWeighed ? findMerits(weighed) : [],
    criteria: isWeighed ? usableCriteria(weighed) : [],
    scores,
    sold: found.filter(({ card }) => card.bought).map(({ card }) => `${card.brand} ${card.model}`),
    unknown,
    unavailable: failures.length - unknown,
  };
};
