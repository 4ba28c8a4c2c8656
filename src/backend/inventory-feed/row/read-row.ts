import { createHash } from "node:crypto";
import { nameKey } from "#domain/slugify.ts";
import { isVin } from "#domain/vehicle-address.ts";
import { timeZoneAt } from "#market/address-region.ts";
import type { FeedRecord } from "../source/feed-record.ts";
import { type Reading, Unreadable } from "../values/unreadable.ts";
import { statusOf } from "../words/meanings.ts";
import type { FeedVehicle } from "./feed-vehicle.ts";
import { readDetails } from "./read-details.ts";
import { readModel } from "./read-model.ts";
import { readOffer } from "./read-offer.ts";
import { readPictures } from "./read-pictures.ts";
import { readVersion } from "./read-version.ts";
import type { Refusal } from "./refusal.ts";
import { RowCells } from "./row-cells.ts";
import type { RowContext } from "./row-context.ts";

/** Which vehicle a row is about; also of a refused row, as far as it is known. */
type Identity = { readonly vin: string | undefined; readonly reference: string | undefined };

const expectedVin = "a VIN: 17 letters and digits, none of them I, O or Q";

const readIdentity = (cells: RowCells): Identity => ({
  vin: cells.need("vin", expectedVin, readVin),
  reference: cells.read("reference", readReference),
});

const readVin = (text: string): Reading<string> => {
  const vin = text.toUpperCase().replaceAll(/[\s.-]/g, "");
  // Programs write a VIN of one repeated digit as a placeholder.
  const isOne = isVin(vin) && !/[IOQ]/.test(vin) && new Set(vin).size > 2;
  return isOne ? vin : new Unreadable(expectedVin);
};

const readReference = (text: string): Reading<string> =>
  text.length <= 100 ? text : new Unreadable("a reference of at most 100 characters");

/** The dealer that sells it. */
const readDealer = (cells: RowCells, { dealers, noteDealer }: Pick<RowContext, "dealers" | "noteDealer">) => {
  const expected = "the code of a dealer that the shop knows, or words.dealer that leads to one";
  return cells.need("dealer", expected, (text) => {
    const known = dealers.get(nameKey(cells.translated("dealer", text)));
    if (known === undefined) {
      const [name, address, phone] = (["dealerName", "dealerAddress", "dealerPhone"] as const).map((field) =>
        cells.text(field),
      );
      noteDealer({ word: text, name, address, phone });
    }
    return known ?? new Unreadable(expected);
  });
};

export type ReadRow = Identity & {
  readonly line: number;
  /** SHA-256 of the row's content and of the map's reading of it. */
  readonly digest: string;
  /** Undefined where the row is refused. */
  readonly vehicle: FeedVehicle | undefined;
  /** Whether it says that its vehicle is sold or withdrawn, whatever else is wrong with it. */
  readonly isSold: boolean;
  readonly refusals: readonly Refusal[];
};

/** Parses a row into a vehicle, or into the list of its errors. */
export const readRow = (record: FeedRecord, context: RowContext): ReadRow => {
  const cells = new RowCells(record, context);
  const identity = readIdentity(cells);
  const vehicle = readVehicle(cells, identity, context);
  const { refusals } = cells;
  const digest = createHash("sha256").update(context.print).update(JSON.stringify(cells.all)).digest("hex");
  return {
    ...identity,
    line: record.line,
    digest,
    vehicle: refusals.length > 0 ? undefined : vehicle,
    isSold: statusOf(nameKey(cells.translated("status", cells.text("status") ?? ""))) === "bought",
    refusals,
  };
};

const readVehicle = (
  cells: RowCells,
  { vin, reference }: Identity,
  context: RowContext,
): FeedVehicle | undefined => {
  const dealer = readDealer(cells, context);
  const found = readModel(cells, context);
  const version = found && readVersion(cells, found, context);
  // Fields that depend on another are read with a plain default, so that one import names all errors.
  const { kind } = found ?? { kind: "car" as const };
  const engine = {
    fuel: version?.facts.fuel ?? "petrol",
    electricRange: version?.facts.electricRange ?? null,
    kind,
  } as const;
  const country = dealer?.country ?? "ES";
  const timeZone = dealer?.timeZone ?? timeZoneAt({ country, zipCode: "" });
  const offered = readOffer(cells, engine, { ...context, country, timeZone });
  const { registeredAt = "", euroStandard = null } = offered ?? {};
  const details = readDetails(cells, { registeredAt, euroStandard, kind, country, timeZone }, context);
  if (vin === undefined || !dealer || !found || !version || !offered || !details) return undefined;
  const { brand, slug, name } = found.model;
  const { segment, fuel, transmission, seats, traction4x4 } = version.facts;
  return {
    vin,
    reference: reference ?? null,
    dealerId: dealer.id,
    kind,
    brand,
    model: { slug, name },
    version: version.version,
    facts: { segment, fuel, transmission, seats, traction4x4 },
    offer: offered.offer,
    details,
    pictures: readPictures(cells, context),
  };
};
