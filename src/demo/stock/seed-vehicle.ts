import type { vehiclePassports } from "#backend/store/schema/vehicle-passports.ts";
import type { BadgeId, PaintId, VehicleStatus } from "#domain/vehicle-types.ts";
import type { PictureSet } from "#shop-folder/pictures/model-pictures.ts";
import type { CatalogueVersion } from "../catalogue/catalogue-types.ts";
import type { Wording } from "./seed-types.ts";

/** One line of the append-only price log. The first of each type is the price at arrival. */
export type SeedPriceEntry = {
  priceType: "TotalPrice" | "PromoFinance";
  cents: number;
  /** Date and time from which it holds. */
  at: string;
};

export type SeedWarrantyContract = { id: string; months: number; cents: number };

export type SeedPassport = Omit<typeof vehiclePassports.$inferSelect, "vehicleId">;

export type SeedVehicle = {
  vin: string;
  /** Eight digits, the end of its address. */
  publicId: string;
  /** `seat-ibiza-1-0-tsi-95-cv-style`: the address without the public id. */
  slug: string;
  version: CatalogueVersion;
  /** First registration, `2021-04-17`. */
  registeredAt: string;
  modelYear: number;
  kilometers: number;
  paint: PaintId;
  colorName: Wording;
  /** Prices in force, in cents; both are the last of their type in `prices`. */
  totalPriceCents: number;
  promoFinancePriceCents: number | null;
  prices: SeedPriceEntry[];
  /** Whether the price may be shown as reduced. */
  isReduced: boolean;
  /** Can be bought with credit. */
  financing: boolean;
  /** Entry payment that a simulation starts with, in cents; `null` without credit. */
  depositCents: number | null;
  equipment: string[];
  lowCost: boolean;
  highlighted: boolean;
  /** Takes part in a campaign of the financed price, until `campaignEndsAt`. */
  promo: boolean;
  campaignEndsAt: string | null;
  deductibleVat: boolean;
  warrantyMonths: number;
  warrantyContracts: SeedWarrantyContract[];
  dealerCode: string;
  status: VehicleStatus;
  /** Since when the vehicle has its status; for `bought` the day of the sale. */
  statusSince: string;
  arrivedAt: string;
  owners: number;
  /** Spain's environmental badge; `null` where it has none or stands in another country. */
  badge: BadgeId | null;
  imported: boolean;
  /** Country of first registration, ISO 3166-1 alpha-2. */
  originCountry: string;
  /** Next periodic inspection (ITV, IPO); `null` where none is certain to be due. */
  inspectionDueAt: string | null;
  /** How the shop found it; `null` as long as it has not looked. */
  passport: SeedPassport | null;
  /** `Euro 6d`; `null` for electric vehicles. */
  euroStandard: string | null;
  /** Its look; `null` where its model was not rendered. */
  pictureSet: PictureSet | null;
  /** What its plates say in these. */
  displayPlate: string;
};
