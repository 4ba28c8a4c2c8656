import type { SeedDealer } from "../dealers/seed-dealer.ts";
import type { ModelPictures } from "../stock/model-pictures.ts";
import type { ListedVehicle } from "../stock/seed-vehicle.ts";

export type BuildPagesInput = {
  vehicles: readonly ListedVehicle[];
  dealers: readonly SeedDealer[];
  pictures: ModelPictures;
  /** `2026-11-20`: its year stands in the footer. */
  today: string;
  /** Deposit of a reservation in euros, for the texts that name it. */
  depositEuros?: number;
};

/** Which of a place's pages a written page leads to. */
export const placeKindOf = (name: string) => {
  if (name === "valuation") return "valuing";
  return name === "selling" ? "selling" : "cars";
};
