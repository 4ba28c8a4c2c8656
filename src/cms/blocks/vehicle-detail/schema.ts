import { z } from "zod";
import { vin } from "#contract/primitives.ts";

export const vehicleDetailSchema = z.object({ vin });

export type VehicleDetailData = z.output<typeof vehicleDetailSchema>;
