import { bendBike } from "../geometry/bend-bike.ts";
import type { Measures } from "../geometry/bend-body.ts";
import { BIKES, type Bike, type BikeId } from "../tables/bikes.ts";
import { numberOf, shareOf } from "./habits.ts";

const SPRINGS = ["#c22018", "#d8b011", "#e9e9e6", "#1f3f8f", "#1a1a1c", "#c65a10"] as const;
const RIMS = ["cast", "silver", "cast"] as const;

/** A custom is a naked one, long and low; the other kinds are rendered as such. */
const kindOf = (body: string): BikeId => (body === "custom" ? "naked" : (body as BikeId));

const pick = <Item>(items: readonly Item[], ...words: readonly string[]): Item =>
  items[numberOf(...words) % items.length] as Item;

/** A motorbike as one model has it: its kind in its own measures, with its own lamp, fork, spring, rims and bar. */
export const planBike = (key: string, body: string, to: Measures): Bike => {
  const id = kindOf(body);
  if (!Object.hasOwn(BIKES, id)) throw new Error(`${key}: no motorbike has the shape "${body}".`);
  const base: Bike = BIKES[id];
  const habit = (name: string) => 2 * shareOf(key, name) - 1;
  const bent = bendBike(base, to);
  return {
    ...bent,
    rim: base.rim === "wire" ? "wire" : pick(RIMS, key, "rim"),
    fork: pick(["gold", "satin", "satin"] as const, key, "fork"),
    mudguard: pick(["paint", "satin"] as const, key, "mudguard"),
    spring: pick(SPRINGS, key, "spring"),
    barHalf: bent.barHalf * (1 + 0.07 * habit("bar")),
    ...(bent.lamp && { lamp: { ...bent.lamp, radius: bent.lamp.radius * (1 + 0.16 * habit("lamp")) } }),
    ...(bent.engine && { engine: { ...bent.engine, lean: bent.engine.lean * (1 + 0.3 * habit("engine")) } }),
  };
};
