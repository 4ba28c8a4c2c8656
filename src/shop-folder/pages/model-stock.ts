import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { ListedVehicle } from "./listed-vehicle.ts";
import { type StockFacts, stockFactsOf } from "./stock-figures.ts";

/** A model of which there are at least two, with its vehicles. */
export type ModelStock = {
  readonly kind: VehicleKind;
  readonly makeId: string;
  readonly makeName: string;
  readonly modelId: string;
  readonly modelName: string;
  readonly vehicles: readonly ListedVehicle[];
  readonly facts: StockFacts;
  readonly averagePrice: number;
};

const fewest = 2;

/** Every model of the stock that deserves a page, most frequent first. */
export const modelStocks = (vehicles: readonly ListedVehicle[]): ModelStock[] => {
  const groups = Map.groupBy(
    vehicles,
    ({ version }) => `${version.kind} ${version.makeId} ${version.modelId}`,
  );
  return [...groups.values()]
    .flatMap((group): ModelStock[] => {
      const facts = stockFactsOf(group);
      const version = group[0]?.version;
      if (!version || !facts || group.length < fewest) return [];
      const { kind, makeId, makeName, modelId, modelName } = version;
      const averagePrice =
        group.reduce((sum, { totalPriceCents }) => sum + totalPriceCents, 0) / group.length;
      return [{ kind, makeId, makeName, modelId, modelName, vehicles: group, facts, averagePrice }];
    })
    .sort((a, b) => b.facts.count - a.facts.count || (a.modelId < b.modelId ? -1 : 1));
};

/** The body type of a model's first vehicle: what it is sold as most often. */
export const bodyOf = ({ vehicles }: ModelStock): ListedVehicle["version"]["body"] | undefined =>
  vehicles[0]?.version.body;
