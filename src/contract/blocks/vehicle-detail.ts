import { z } from "zod";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { field, unshown } from "../field.ts";
import { vin } from "../primitives.ts";
import { defineBlock } from "./define-block.ts";

export const vehicleDetailSchema = unshown(
  field(z.object({ vin }), "A vehicle: the page reads it with `GET /vehicle/{vin}`"),
);

export const vehicleDetailBlock = defineBlock({
  key: "vehicle-detail",
  data: vehicleDetailSchema,
  lifetime: "vehicle",
  reads: "vehicle",
  event: trackingCodes.detailPage,
});

export type VehicleDetailData = z.output<typeof vehicleDetailSchema>;
