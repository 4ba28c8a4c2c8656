import type { ModelPictures } from "../pictures/model-pictures.ts";
import type { ShopTexts } from "../shop-texts.ts";
import type { ListedVehicle } from "./listed-vehicle.ts";

export type BuildPagesInput = {
  readonly shop: ShopTexts;
  readonly vehicles: readonly ListedVehicle[];
  /** Those that were rendered. */
  readonly pictures: ModelPictures;
  /** `2026-11-20`: its year stands in the footer. */
  readonly today: string;
};

/** Which of a place's pages a written page leads to. */
export const placeKindOf = (name: string) => {
  if (name === "valuation") return "valuing";
  return name === "selling" ? "selling" : "cars";
};
