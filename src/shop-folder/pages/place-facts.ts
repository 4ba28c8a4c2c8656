import { env } from "#platform/env.ts";
import type { ShopDealer } from "../dealers/shop-dealer.ts";
import type { ShopTexts } from "../shop-texts.ts";
import type { ListedVehicle } from "./listed-vehicle.ts";
import type { PlaceText } from "./places.ts";
import { type StockFacts, stockFactsOf } from "./stock-figures.ts";

const nearestFirst = (dealers: readonly ShopDealer[], from: readonly ShopDealer[]): ShopDealer[] =>
  dealers.toSorted((a, b) => distance(from, [a]) - distance(from, [b]));

type Position = Pick<ShopDealer, "latitude" | "longitude">;

/** Kilometres between the first dealers of two places, on a ball of 6 371 km. */
const distance = ([a]: readonly Position[], [b]: readonly Position[]): number => {
  if (!a || !b) return Number.POSITIVE_INFINITY;
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(rad(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(rad(b.longitude - a.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
};

/** A place with what stands there. */
export type PlaceFacts = PlaceText & {
  readonly id: string;
  readonly dealers: readonly ShopDealer[];
  /** Those of them that have vehicles. */
  readonly selling: readonly ShopDealer[];
  /** Dealers that value cars: those of the place, else the nearest one of the country. */
  readonly valuing: readonly ShopDealer[];
  /** Kilometres as the crow flies to the dealer that values, in steps of five; 0 when it stands in the place. */
  readonly distance: number;
  readonly cars: readonly ListedVehicle[];
  readonly facts: StockFacts | undefined;
  /** Makes of the cars, most frequent first. */
  readonly makes: readonly string[];
  /** The nearest other places. */
  readonly near: readonly string[];
};

/** Every place that has a dealer. */
export const placeFactsOf = (
  { dealers, places, settings }: Pick<ShopTexts, "dealers" | "places" | "settings">,
  vehicles: readonly ListedVehicle[],
): PlaceFacts[] => {
  const valuingGroups = settings.dealerGroups?.CEV ?? env().DEALER_SERVICES_CEV;
  const isValuationDealer = ({ group }: ShopDealer): boolean => valuingGroups.includes(group);
  const stocked = new Set(vehicles.map(({ dealerCode }) => dealerCode));
  const sells = ({ dealerCode }: ShopDealer): boolean => stocked.has(dealerCode);
  const homes = [...places]
    .map(([id, text]) => ({ id, text, dealers: dealersOf(text, dealers) }))
    .filter((home) => home.dealers.length > 0);
  return homes.map(({ id, text, dealers: ours }) => {
    const own = ours.filter(isValuationDealer);
    const [nearest] = nearestFirst(
      dealers.filter((dealer) => dealer.country === text.country && isValuationDealer(dealer)),
      ours,
    );
    const valuing = own.length > 0 ? own : nearest ? [nearest] : [];
    const codes = new Set(ours.map(({ dealerCode }) => dealerCode));
    const cars = vehicles.filter(
      ({ dealerCode, version }) => codes.has(dealerCode) && version.kind === "car",
    );
    const others = homes.filter((home) => home.id !== id && home.dealers.some(sells));
    return {
      ...text,
      id,
      dealers: ours,
      selling: ours.filter(sells),
      valuing,
      distance: own.length > 0 || !nearest ? 0 : Math.max(5, Math.round(distance(ours, [nearest]) / 5) * 5),
      cars,
      facts: stockFactsOf(cars),
      makes: mostFrequent(cars.map(({ version }) => version.makeName)),
      near: others
        .toSorted((a, b) => distance(ours, a.dealers) - distance(ours, b.dealers))
        .slice(0, 5)
        .map((home) => home.id),
    };
  });
};

/** Values, most frequent first; by the alphabet where they are equally frequent. */
export const mostFrequent = (values: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([value]) => value);
};

const dealersOf = ({ country, municipalities }: PlaceText, dealers: readonly ShopDealer[]): ShopDealer[] =>
  dealers.filter((dealer) => dealer.country === country && municipalities.includes(dealer.municipality));
