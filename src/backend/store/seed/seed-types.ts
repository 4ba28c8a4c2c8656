import type { ActionBar, Footer, Header } from "#contract/page.ts";
import type { PaintId, VehicleStatus } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import type { CatalogueVersion } from "./catalogue/catalogue-types.ts";

export type Wording = Readonly<Record<Locale, string>>;

/** One entry of `pictures.json`: files are `/pictures/<file>-<360|640|1200>.<avif|webp>`. */
export type PictureEntry = {
  body: string;
  face: string;
  paint: string;
  wheel: string;
  backdrop: string;
  view: string;
  frame?: number;
  file: string;
  width: number;
  height: number;
};

/** A turntable: its frames in order, of the vehicle that is shown by the pictures with the same names. */
export type SpinEntry = Omit<PictureEntry, "view" | "frame" | "file"> & {
  frames: readonly { file: string }[];
};

export type PictureManifest = {
  pictures: readonly PictureEntry[];
  spins?: readonly SpinEntry[];
  /** The face and wheel by which each make is recognised. */
  mixes?: Readonly<Record<string, { face: string; wheel: string }>>;
};

/** A picture of a vehicle, in the order of the gallery. */
export type SeedPicture = Pick<
  PictureEntry,
  "view" | "frame" | "file" | "width" | "height" | "body" | "paint"
>;

/** One line of the append-only price log. The first of each type is the price at arrival. */
export type SeedPriceEntry = {
  priceType: "TotalPrice" | "PromoFinance";
  cents: number;
  /** Date and time from which it holds. */
  at: string;
};

export type SeedWarrantyContract = { id: string; months: number; cents: number };

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
  previousOwners: number;
  imported: boolean;
  /** Country of first registration, ISO 3166-1 alpha-2. */
  originCountry: string;
  /** Next periodic inspection (ITV, IPO). */
  inspectionDueAt: string;
  /** `Euro 6d`; `null` for electric vehicles. */
  euroStandard: string | null;
  pictures: SeedPicture[];
};

export type SeedDealer = {
  id: string;
  dealerCode: string;
  name: string;
  country: "ES" | "PT";
  municipality: string;
  /** Region or district, as people say it: `Comunidad de Madrid`. */
  region: string;
  address: string;
  zipCode: string;
  /** Id of `dealerServices`. */
  dealerService: string;
  /** E.164: `+34910000001`. */
  phone: string;
  latitude: number;
  longitude: number;
  /** Days: 1 is Monday, 7 Sunday. */
  openingHours: readonly { days: readonly number[]; opens: string; closes: string }[];
  sellsMotorbikes: boolean;
  /** How much of the stock stands here. */
  size: number;
};

/** A component whose `id` is unique on its page. */
export type SeedComponent = { id: string; key: string; data: Record<string, unknown> };

/** A content page in one language. */
export type SeedPage = {
  /** Without slashes at the ends; `home` for the home page, `error` for the page of the error route. */
  slug: string;
  locale: Locale;
  /** `home`, `list`, `landing`, `text`, `error`. */
  kind: "home" | "list" | "landing" | "text" | "error";
  /** Slug of the same page in each language. */
  alternates: Record<Locale, string>;
  seo: {
    title: string;
    description: string;
    noindex?: boolean;
    links?: { rel: string; href: string; type?: string; title?: string }[];
  };
  components: SeedComponent[];
  header: Header;
  footer: Footer;
  actionBar?: ActionBar;
};

export type SeedRedirect = {
  /** Path with both slashes: `/coches-ocasion/`. */
  path: string;
  target: string;
  status: 301 | 302 | 307 | 308;
};
