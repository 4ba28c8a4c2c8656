import { segments } from "#domain/vehicle-types.ts";
import type { ListedVehicle } from "../stock/seed-vehicle.ts";
import { groupBy, type Landing } from "./landing.ts";
import { segmentLanding } from "./segment-landing.ts";
import { stockFactsOf } from "./stock-figures.ts";

/** A landing page for every body type of the stock, in the order of the closed list. */
export const segmentLandings = (vehicles: readonly ListedVehicle[]): Landing[] => {
  const groups = groupBy(vehicles, ({ version }) => version.body);
  return segments.flatMap((segment) => {
    const facts = stockFactsOf(groups.get(segment) ?? []);
    return facts ? [segmentLanding(segment, facts)] : [];
  });
};
