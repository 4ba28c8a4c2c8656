import { z } from "zod";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { vin } from "../primitives.ts";
import { defineBlock } from "./define-block.ts";

export const vehicleDetailSchema = z.object({ vin });

export const vehicleDetailBlock = defineBlock({
  key: "vehicle-detail",
  data: vehicleDetailSchema,
  lifetime: "vehicle",
  reads: "vehicle",
  event: trackingCodes.detailPage,
});

export type VehicleDetailData = z.output<typeof vehicleDetailSchema>;
