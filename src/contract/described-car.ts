import { z } from "zod";
import { field } from "./field.ts";
import { ours } from "./ours.ts";
import { plate } from "./plate.ts";
import { calendarDate, identifier, kilometers, text } from "./primitives.ts";

/** The car as phase one describes it; with names beside ids, so that they can be shown without a look-up. */
export const describedCar = {
  plate,
  brand: field(text(100), "Name of the brand", "SEAT"),
  brandId: field(identifier, "Id of the brand (`GET /brands`)", "seat"),
  model: field(text(100), "Name of the model", "León"),
  /** The specification lists `model` twice and no id for it. */
  modelId: ours(identifier, "Id of the model (`GET /brands/{brandId}/models/v2`)", "leon"),
  version: field(text(200), "Name of the version", "1.5 TSI 130 CV Style"),
  versionId: field(
    identifier,
    "Id of the version (`GET /brands/{brandId}/models/v2/{modelId}/version`)",
    "98012",
  ),
  fuel: field(text(60), "Name of the fuel", "Gasolina"),
  fuelId: field(identifier, "Id of the fuel (`GET /retake/fuel`)", "petrol"),
  transmission: field(text(60), "Name of the gearbox", "Manual"),
  transmissionId: field(identifier, "Id of the gearbox (`GET /retake/transmission`)", "manual"),
  kilometers: field(kilometers, "What the car has been driven; at least 100 for a valuation", 64_000),
  vin: field(
    z.union([z.literal(""), z.string().regex(/^[A-Za-z0-9]{17}$/)]).optional(),
    "Vehicle identification number of the customer's car; empty or left out when it is not known",
    "VSSZZZ5FZKR098765",
  ),
  plateDate: field(
    calendarDate,
    "Day of the first registration; the first of the month where only month and year are known",
    "2019-05-01",
  ),
};
