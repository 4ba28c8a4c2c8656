import { z } from "zod";
import {
  fuels,
  segments,
  segmentsByKind,
  transmissions,
  type VehicleKind,
  vehicleKinds,
} from "#domain/vehicle-types.ts";
import { cells } from "#shop-folder/files/cells.ts";
import { trims } from "./catalogue-types.ts";

const wmi = z.string().regex(/^[A-HJ-NPR-Z0-9]{3}$/, "expected three characters of a VIN");
const positive = cells.decimal.refine((value) => value > 0, "expected a number above zero");

/** A body of the other kind is refused where the kind is known. */
const suits = (kind: VehicleKind, body: string): boolean =>
  segmentsByKind[kind].some((segment) => segment === body);

/** Who builds them; one that builds cars and motorbikes has a row for each. */
export const makeRow = z.object({
  /** `mercedes-benz`: as in addresses and filters. */
  make: cells.text,
  kind: cells.oneOf(vehicleKinds),
  /** As the make writes itself: `Mercedes-Benz`. */
  name: cells.text,
  /** World manufacturer identifier, the first three characters of the VIN. */
  wmi,
  /** How well a used one holds its price: 1 is the market's average. */
  residual: positive,
});

export const modelRow = z
  .object({
    make: cells.text,
    model: cells.text,
    kind: cells.oneOf(vehicleKinds),
    body: cells.oneOf(segments),
    doors: cells.whole,
    seats: cells.whole,
    /** How common it is in the stock. */
    popularity: cells.whole,
    /** Where it is not the make's. */
    wmi: cells.optional(wmi),
  })
  .refine(({ kind, body }) => suits(kind, body), { path: ["body"], message: "expected a body of its kind" });

/** A version as it was sold new; what differs from its model or is added to it stands in the last columns. */
export const versionRow = z
  .object({
    make: cells.text,
    model: cells.text,
    /** As sold: `1.0 TSI 95 CV Style`. */
    version: cells.text,
    from: cells.whole,
    /** Empty while it is still sold. */
    to: cells.optional(cells.whole),
    /** Horsepower (CV). */
    power: cells.whole,
    /** Empty for an electric engine. */
    cc: cells.optional(cells.whole),
    fuel: cells.oneOf(fuels),
    transmission: cells.oneOf(transmissions),
    /** When new, euros. */
    price: cells.whole,
    /** g/km. */
    co2: cells.whole,
    trim: cells.oneOf(trims),
    body: cells.optional(cells.oneOf(segments)),
    doors: cells.optional(cells.whole),
    seats: cells.optional(cells.whole),
    "4x4": cells.flag,
    /** Kilometres on the battery alone. */
    range: cells.optional(positive),
    /** Per 100 km, where it does not follow from the CO2. */
    uses: cells.optional(positive),
  })
  .refine(({ from, to }) => to === undefined || to >= from, {
    path: ["to"],
    message: "expected no year before the first",
  });

export type MakeRow = z.infer<typeof makeRow>;
export type ModelRow = z.infer<typeof modelRow>;
export type VersionRow = z.infer<typeof versionRow>;
