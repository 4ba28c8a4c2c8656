import { vehicleDetailBlock } from "#contract/blocks/vehicle-detail.ts";
import { headingRendererOf, registryOf } from "./block.ts";
import { renderVehicleDetail } from "./blocks/vehicle-detail/render-vehicle-detail.tsx";
import { textBlocks } from "./text-blocks.tsx";

/**
 * What a vehicle's page may be made of. It is a route of its own, so that no other page carries its styles, nor it theirs
 * (docs/features.md, "Styles").
 */
export const vehicleRegistry = registryOf(
  ...textBlocks,
  headingRendererOf(vehicleDetailBlock, renderVehicleDetail),
);
