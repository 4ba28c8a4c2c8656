import { vehicleDetailBlock } from "#contract/blocks/vehicle-detail.ts";
import { headingRendererOf, registryOf } from "./block.ts";
import { renderVehicleDetail } from "./blocks/vehicle-detail/render-vehicle-detail.tsx";
import { textBlocks } from "./text-blocks.tsx";

/**
 * Blocks of a vehicle's page. It is a route of its own, so that no other page loads its styles, nor it theirs
 * (docs/features.md, "Styles").
 */
export const vehicleRegistry = registryOf(
  ...textBlocks,
  headingRendererOf(vehicleDetailBlock, renderVehicleDetail),
);
