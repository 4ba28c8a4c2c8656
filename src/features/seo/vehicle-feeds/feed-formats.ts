import type { FeedVehicle } from "./describe-for-feed.ts";
import { csvLine, plainText } from "./write-csv.ts";

type Value = string | number | undefined;
type Column = readonly [
  name: string,
  of: (vehicle: FeedVehicle) => Value,
  isRequired?: "required" | undefined,
];

const inEuros = (euros: number): string => `${euros.toFixed(2)} EUR`;

/** The description, with what the expenses make of the price. */
const described = ({ description, priceNote }: FeedVehicle): string =>
  [description, priceNote].filter(Boolean).join(" ").slice(0, 5_000);

const dealerAddress = ({ dealer: { address, zipCode, city, country } }: FeedVehicle): Value =>
  address && city && `${address}, ${zipCode} ${city}, ${country}`;

type Words = Readonly<Record<string, string>>;

const wordOf = (words: Words, id: string | undefined, other: string): Value => id && (words[id] ?? other);

const googleEngines: Words = {
  petrol: "gasoline",
  diesel: "diesel",
  electric: "electric",
  hybrid: "hybrid",
  "plug-in-hybrid": "plug-in_hybrid",
  lpg: "lpg",
  cng: "natural_gas",
};

const googleBodies: Words = {
  city: "city_car",
  hatchback: "hatchback",
  saloon: "sedan",
  estate: "station_wagon",
  suv: "suv",
  coupe: "coupe",
  convertible: "convertible",
  mpv: "minivan",
  van: "full_size_van",
  pickup: "truck",
};

/** The attributes of vehicle listings, and of vehicle ads where those have other names. */
const google: readonly Column[] = [
  ["id", ({ id }) => id, "required"],
  ["VIN", ({ vin }) => vin, "required"],
  ["store_code", ({ dealer }) => dealer.code, "required"],
  ["dealership_name", ({ dealer }) => dealer.name, "required"],
  ["dealership_address", dealerAddress, "required"],
  ["google_product_category", () => 916, "required"],
  ["vehicle_fulfillment", ({ dealer }) => `in_store:${dealer.code}`, "required"],
  ["condition", () => "Used", "required"],
  ["price", ({ price }) => inEuros(price), "required"],
  ["legal_disclaimer", ({ priceNote }) => priceNote],
  ["make", ({ brand }) => brand, "required"],
  ["brand", ({ brand }) => brand, "required"],
  ["model", ({ model }) => model, "required"],
  ["trim", ({ version }) => version],
  ["year", ({ year }) => year, "required"],
  ["date_first_registered", ({ registeredAt }) => registeredAt],
  ["mileage", ({ kilometers }) => (kilometers === undefined ? undefined : `${kilometers} km`), "required"],
  ["exterior_color", ({ color }) => color, "required"],
  ["color", ({ color }) => color, "required"],
  ["engine", ({ fuel }) => wordOf(googleEngines, fuel.id, "other")],
  ["body_style", ({ segment }) => wordOf(googleBodies, segment.id, "")],
  ["link", ({ url }) => url, "required"],
  ["image_link", ({ images }) => images[0], "required"],
  ["additional_image_link", ({ images }) => images.slice(1).join(",")],
];

const metaFuels: Words = {
  petrol: "GASOLINE",
  diesel: "DIESEL",
  electric: "ELECTRIC",
  hybrid: "HYBRID",
  "plug-in-hybrid": "PLUGIN_HYBRID",
};

const metaBodies: Words = {
  city: "HATCHBACK",
  hatchback: "HATCHBACK",
  saloon: "SEDAN",
  estate: "WAGON",
  suv: "SUV",
  coupe: "COUPE",
  convertible: "CONVERTIBLE",
  mpv: "MINIVAN",
  van: "VAN",
  pickup: "TRUCK",
};

const metaImages: readonly Column[] = [0, 1, 2, 3, 4].flatMap((at): Column[] => [
  [`image[${at}].url`, ({ images }) => images[at], at === 0 ? "required" : undefined],
  [`image[${at}].tag[0]`, ({ images }) => images[at] && (at === 0 ? "Exterior" : "Vehicle")],
]);

/** The fields of the automotive catalogue. */
const meta: readonly Column[] = [
  ["vehicle_id", ({ id }) => id, "required"],
  ["vin", ({ vin }) => vin, "required"],
  ["title", ({ title }) => title, "required"],
  ["description", described, "required"],
  ["url", ({ url }) => url, "required"],
  ["make", ({ brand }) => brand, "required"],
  ["model", ({ model }) => model, "required"],
  ["trim", ({ version }) => version],
  ["year", ({ year }) => year, "required"],
  ["mileage.value", ({ kilometers }) => kilometers, "required"],
  ["mileage.unit", () => "KM", "required"],
  ...metaImages,
  ["vehicle_type", ({ kind }) => (kind === "car" ? "CAR_TRUCK" : "MOTORCYCLE")],
  ["body_style", ({ segment }) => metaBodies[segment.id ?? ""] ?? "OTHER", "required"],
  ["fuel_type", ({ fuel }) => wordOf(metaFuels, fuel.id, "OTHER")],
  ["transmission", ({ transmission }) => transmission.id?.toUpperCase()],
  ["state_of_vehicle", () => "USED", "required"],
  ["availability", () => "AVAILABLE", "required"],
  ["price", ({ price }) => inEuros(price), "required"],
  ["exterior_color", ({ color }) => color, "required"],
  ["dealer_id", ({ dealer }) => dealer.code],
  ["dealer_name", ({ dealer }) => dealer.name],
  ["dealer_phone", ({ dealer }) => dealer.phone],
  ["address.addr1", ({ dealer }) => dealer.address, "required"],
  ["address.city", ({ dealer }) => dealer.city, "required"],
  ["address.region", ({ dealer }) => dealer.region, "required"],
  ["address.postal_code", ({ dealer }) => dealer.zipCode],
  ["address.country", ({ dealer }) => dealer.country, "required"],
  ["latitude", ({ dealer }) => dealer.latitude],
  ["longitude", ({ dealer }) => dealer.longitude],
];

/** Named as `npm run import` names its fields (docs/inventory-feed.md). */
const plain: readonly Column[] = [
  ["vin", ({ vin }) => vin, "required"],
  ["reference", ({ id }) => id, "required"],
  ["url", ({ url }) => url, "required"],
  ["kind", ({ kind }) => kind, "required"],
  ["make", ({ brand }) => brand, "required"],
  ["model", ({ model }) => model, "required"],
  ["version", ({ version }) => version],
  ["price", ({ price }) => price.toFixed(2), "required"],
  ["fullPrice", ({ price, fullPrice }) => (fullPrice ?? price).toFixed(2), "required"],
  ["kilometers", ({ kilometers }) => kilometers],
  ["registered", ({ registeredAt }) => registeredAt],
  ["modelYear", ({ year }) => year],
  ["fuel", ({ fuel }) => fuel.name],
  ["transmission", ({ transmission }) => transmission.name],
  ["power", ({ power }) => power],
  ["body", ({ segment }) => segment.name],
  ["doors", ({ doors }) => doors],
  ["seats", ({ seats }) => seats],
  ["color", ({ color }) => color],
  ["dealer", ({ dealer }) => dealer.code],
  ["dealerName", ({ dealer }) => dealer.name],
  ["dealerAddress", dealerAddress],
  ["pictures", ({ images }) => images.join("|")],
];

type Format = {
  readonly columns: readonly Column[];
  /** Vehicle ads are of cars alone. */
  readonly carsOnly?: true;
};

const feedFormats = {
  google: { columns: google, carsOnly: true },
  meta: { columns: meta },
  stock: { columns: plain },
} as const satisfies Record<string, Format>;

export type FeedName = keyof typeof feedFormats;

export const feedNames = Object.keys(feedFormats) as readonly FeedName[];

export const feedHeader = (name: FeedName): string =>
  csvLine(feedFormats[name].columns.map(([column]) => column));

/** The line of a vehicle; undefined where the feed does not list it, or it lacks what the feed requires. */
export const feedLine = (name: FeedName, vehicle: FeedVehicle): string | undefined => {
  const { columns, carsOnly }: Format = feedFormats[name];
  if (carsOnly && vehicle.kind !== "car") return undefined;
  const cells = columns.map(([, of]) => plainText(`${of(vehicle) ?? ""}`));
  const isWhole = columns.every(([, , isRequired], at) => !isRequired || cells[at] !== "");
  return isWhole ? csvLine(cells) : undefined;
};
