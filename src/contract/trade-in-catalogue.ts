import { z } from "zod";
import { listLimits } from "./customer-list-limits.ts";
import { field, unshown } from "./field.ts";
import { ours } from "./ours.ts";
import { identifier } from "./primitives.ts";

/** An entry of a list to choose from; the specification shows none of its fields. */
const entry = (what: string, id: string, name: string) =>
  z.object({
    id: unshown(field(identifier, `Id of the ${what}, as it is sent back`, id)),
    name: unshown(field(z.string().max(200), `Name of the ${what}, in the language of the call`, name)),
  });

const list = <S extends z.ZodType>(entry: S, description: string) =>
  field(z.array(entry).max(listLimits.catalogueEntries), description);

export const brands = list(entry("brand", "seat", "SEAT"), "Brands, in the order in which they are shown");
export const models = list(entry("model", "leon", "León"), "Models of the brand");

/** `transmission` and `fuel` are known from the version where it has only one. */
export const modelVersions = list(
  entry("version", "98012", "1.5 TSI 130 CV Style").extend({
    transmissionId: ours(
      identifier,
      "Gearbox of the version where it has only one; else the customer chooses",
      "manual",
    ),
    fuelId: ours(
      identifier,
      "Fuel of the version where it has only one; else the customer chooses",
      "petrol",
    ),
    power: ours(z.number(), "Power", 130, "hp"),
    doors: ours(z.int(), "Number of doors", 5),
  }),
  "Versions of the model",
);

export const transmissions = list(entry("gearbox", "manual", "Manual"), "Gearboxes");
export const fuels = list(entry("fuel", "petrol", "Gasolina"), "Fuels");
export const interiors = list(entry("upholstery", "cloth", "Tela"), "Upholsteries");

export const exteriorColors = list(
  entry("paint", "white", "Blanco").extend({
    hex: ours(z.string().regex(/^#[0-9a-f]{6}$/i), "Colour to show beside the name", "#f4f4f2"),
  }),
  "Paints",
);
