import type { VehicleDetailData } from "./schema.ts";

export const examples = [{ vin: "VSSZZZ5FZLR012345" }] satisfies VehicleDetailData[];
