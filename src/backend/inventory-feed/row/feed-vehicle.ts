import type { versions } from "#backend/store/schema/catalogue.ts";
import type { vehicleDetails } from "#backend/store/schema/vehicle-details.ts";
import type { vehicles } from "#backend/store/schema/vehicles.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";

export type VersionFacts = Omit<
  typeof versions.$inferSelect,
  "id" | "modelId" | "slug" | "soldFrom" | "soldTo"
>;

type OfferFacts = Pick<
  typeof vehicles.$inferSelect,
  | "priceCents"
  | "promoPriceCents"
  | "depositCents"
  | "kilometers"
  | "year"
  | "owners"
  | "badge"
  | "lowCost"
  | "highlighted"
  | "deductibleVat"
  | "status"
>;

export type VehicleDetails = Omit<
  typeof vehicleDetails.$inferSelect,
  "vehicleId" | "warrantyContracts" | "pictureSetId" | "displayPlate" | "pictures"
>;

/** What a vehicle repeats of its version. */
export type EngineFacts = Pick<VersionFacts, "segment" | "fuel" | "transmission" | "seats" | "traction4x4">;

/** A vehicle as read from a feed's row, before it is compared with the shop's. */
export type FeedVehicle = {
  readonly vin: string;
  readonly reference: string | null;
  readonly dealerId: number;
  readonly kind: VehicleKind;
  readonly model: { readonly slug: string; readonly name: string };
  readonly brand: { readonly slug: string; readonly name: string };
  /** Of the catalogue, else one of its own. */
  readonly version: number | VersionFacts;
  readonly facts: EngineFacts;
  readonly offer: OfferFacts;
  readonly details: VehicleDetails;
  /** Addresses of its photographs. */
  readonly pictures: readonly string[];
};
