import { parse } from "csv-parse/sync";

/** What is published of a column: a required one is never empty. */
type Rule = { readonly form: RegExp; readonly isRequired?: true };

const one = (...values: readonly string[]): RegExp => new RegExp(`^(?:${values.join("|")})$`);
const needed = (form = /\S/): Rule => ({ form, isRequired: true });
const may = (form = /^/): Rule => ({ form });

const url = /^https?:\/\/[^\s<>"]+$/;
const vin = /^[A-HJ-NPR-Z0-9]{17}$/;
const price = /^\d+\.\d{2} EUR$/;
const year = /^(?:19|20)\d{2}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

const googleBodies = ["city_car", "compact_suv", "convertible", "coupe", "crossover", "full_size_van"];
const moreGoogleBodies = ["hatchback", "limousine", "minivan", "notchback", "sedan", "station_wagon", "suv"];

/** developers.google.com/vehicle-listings/reference/feed-specification; support.google.com/merchants/answer/11192663 and its attributes' pages. */
const google: Readonly<Record<string, Rule>> = {
  id: needed(/^.{1,50}$/),
  VIN: needed(vin),
  store_code: needed(/^.{1,64}$/),
  dealership_name: needed(),
  dealership_address: needed(/^.+, [\d-]+ .+, (?:ES|PT)$/),
  google_product_category: needed(/^916$/),
  vehicle_fulfillment: needed(/^(?:in_store|ship_to_store):.+$|^online$/),
  condition: needed(one("New", "Used")),
  price: needed(price),
  legal_disclaimer: may(),
  make: needed(),
  brand: needed(/^.{1,70}$/),
  model: needed(),
  trim: may(),
  year: needed(year),
  date_first_registered: may(day),
  mileage: needed(/^\d+ (?:km|miles)$/),
  exterior_color: needed(),
  color: needed(/^.{1,100}$/),
  engine: may(
    one(
      "gasoline",
      "diesel",
      "electric",
      "hybrid",
      "lpg",
      "methane",
      "natural_gas",
      "plug-in_hybrid",
      "other",
    ),
  ),
  body_style: may(one(...googleBodies, ...moreGoogleBodies, "truck", "ute")),
  link: needed(url),
  image_link: needed(url),
  additional_image_link: may(/^https?:\/\/[^\s<>"]+$/),
};

const metaBodies = [
  "CONVERTIBLE",
  "COUPE",
  "CROSSOVER",
  "HATCHBACK",
  "MINIVAN",
  "SEDAN",
  "SUV",
  "TRUCK",
  "VAN",
];

/** developers.facebook.com/docs/marketing-api/auto-ads/reference; enumerations of facebook-nodejs-business-sdk, `Vehicle`. */
const meta: Readonly<Record<string, Rule>> = {
  vehicle_id: needed(/^.{1,100}$/),
  vin: needed(vin),
  title: needed(/^.{1,500}$/),
  description: needed(/^.{1,5000}$/),
  url: needed(url),
  make: needed(),
  model: needed(),
  trim: may(),
  year: needed(year),
  "mileage.value": needed(/^\d+$/),
  "mileage.unit": needed(one("KM", "MI")),
  "image[0].url": needed(url),
  "image[0].tag[0]": needed(),
  ...Object.fromEntries(
    [1, 2, 3, 4].flatMap((at) => [
      [`image[${at}].url`, may(url)],
      [`image[${at}].tag[0]`, may()],
    ]),
  ),
  vehicle_type: may(one("CAR_TRUCK", "MOTORCYCLE")),
  body_style: needed(one(...metaBodies, "WAGON", "OTHER")),
  fuel_type: may(one("DIESEL", "ELECTRIC", "GASOLINE", "HYBRID", "PLUGIN_HYBRID", "OTHER")),
  transmission: may(one("AUTOMATIC", "MANUAL")),
  state_of_vehicle: needed(one("NEW", "USED", "CPO")),
  availability: needed(one("AVAILABLE", "NOT_AVAILABLE", "PENDING")),
  price: needed(price),
  exterior_color: needed(),
  dealer_id: may(),
  dealer_name: may(),
  dealer_phone: may(/^[\d\s()]+$/),
  "address.addr1": needed(),
  "address.city": needed(),
  "address.region": needed(),
  "address.postal_code": may(/^[\d-]+$/),
  "address.country": needed(one("ES", "PT")),
  latitude: may(/^-?\d+(?:\.\d+)?$/),
  longitude: may(/^-?\d+(?:\.\d+)?$/),
};

/** docs/inventory-feed.md. */
const stock: Readonly<Record<string, Rule>> = {
  vin: needed(vin),
  reference: needed(),
  url: needed(url),
  kind: needed(one("car", "motorbike")),
  make: needed(),
  model: needed(),
  version: may(),
  price: needed(/^\d+\.\d{2}$/),
  fullPrice: needed(/^\d+\.\d{2}$/),
  kilometers: may(/^\d+$/),
  registered: may(day),
  modelYear: may(year),
  fuel: may(),
  transmission: may(),
  power: may(/^\d+(?:\.\d+)?$/),
  body: may(),
  doors: may(/^\d$/),
  seats: may(/^\d+$/),
  color: may(),
  dealer: may(),
  dealerName: may(),
  dealerAddress: may(),
  pictures: may(/^https?:/),
};

const published = { google, meta, stock } as const;

export type FeedRow = Readonly<Record<string, string>>;

/** The rows of a feed; throws where it is no CSV by RFC 4180. */
export const readFeed = (text: string): FeedRow[] => parse(text, { columns: true, record_delimiter: "\r\n" });

/** What rows of a feed violate of what is published about it, and cells that a spreadsheet takes for a formula. */
export const faultsOf = (name: keyof typeof published, rows: readonly FeedRow[]): string[] => {
  const rules = published[name];
  return rows.flatMap((row) => {
    const unknown = Object.keys(row).filter((column) => !(column in rules));
    const wrong = Object.entries(rules).flatMap(([column, { form, isRequired }]) => {
      const value = row[column];
      if (value === undefined) return `${column} is missing`;
      if (value === "") return isRequired ? `${column} is empty` : [];
      const isFormula = /^\s*[=+\-@＝＋－＠]/.test(value) && !/itude$/.test(column);
      return form.test(value) && !isFormula ? [] : `${column}: ${value}`;
    });
    return [...unknown.map((column) => `${column} is unknown`), ...wrong];
  });
};
