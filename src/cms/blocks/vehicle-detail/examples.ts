import type { VehicleDetailData } from "#contract/blocks/vehicle-detail.ts";

export const examples = [{ vin: "VSSZZZ5FZLR012345" }] satisfies VehicleDetailData[];
