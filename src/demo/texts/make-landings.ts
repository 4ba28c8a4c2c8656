import type { ListedVehicle } from "../stock/seed-vehicle.ts";
import { groupBy, type Landing } from "./landing.ts";
import { makeLanding } from "./make-landing.ts";
import { stockFactsOf } from "./stock-figures.ts";

/** A landing page for every make of the stock, cars and motorbikes apart, by name. */
export const makeLandings = (vehicles: readonly ListedVehicle[]): Landing[] => {
  const groups = groupBy(vehicles, ({ version }) => `${version.kind} ${version.makeId}`);
  return [...groups.values()]
    .flatMap((group) => {
      const facts = stockFactsOf(group);
      const version = group[0]?.version;
      return facts && version ? [makeLanding(version, facts)] : [];
    })
    .sort((a, b) => a.tile.text.es.localeCompare(b.tile.text.es, "es"));
};
