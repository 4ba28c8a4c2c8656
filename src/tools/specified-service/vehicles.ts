import { carDetailCard, carDetailFinance, card, creditTypes, financeConfig } from "./finance.ts";
import { answer, type Part, refuse } from "./shop.ts";
import { allVehicles, dealers, type StockVehicle, vehicleOf } from "./stock.ts";

/** Structured data, carDetailCard, carDetailFinance, creditTypes and "Other detail fields" (3). No field is shown to hold one of the others. */
const detail = (vehicle: StockVehicle) => ({
  brand: vehicle.brand,
  model: vehicle.model,
  commercialDescription: vehicle.commercialDescription,
  imageUrl: vehicle.imageUrl,
  year: vehicle.year,
  version: vehicle.version,
  fuel: vehicle.fuel,
  kilometers: vehicle.kilometers,
  color: vehicle.color,
  transmission: vehicle.transmission,
  pricePvp: vehicle.totalPrice,
  doors: vehicle.doors,
  power: vehicle.power,
  displacement: vehicle.displacement,
  vin: vehicle.vin,
  // "dealer {name, address, city, zipCode, image}" and "dealer (dealerCode)".
  dealer: {
    ...vehicle.place,
    image: "https://pictures.example.com/dealer.jpg",
    dealerCode: vehicle.dealerCode,
  },
  carDetailCard: carDetailCard(vehicle),
  carDetailFinance: carDetailFinance(vehicle),
  creditTypes,
  // "externalPlayer.autoOnShow".
  externalPlayer: { autoOnShow: false },
  // "carDetailImage.staticImages.externalImages (url)".
  carDetailImage: { staticImages: { externalImages: vehicle.pictures.map((url) => ({ url })) } },
  // "contracts.warrantyContract.contractInfoArr (id, pvpPrice)".
  contracts: { warrantyContract: { contractInfoArr: [{ id: "w12", pvpPrice: 299 }] } },
});

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** Dropdown options (3): "brands (each with value and models), years (min, max), seats (value), kmsValues, yearsList". */
const dropdowns = () => {
  const thisYear = new Date().getFullYear();
  const stock = allVehicles();
  return {
    brands: unique(stock.map(({ brand }) => brand)).map((value) => ({
      value,
      models: unique(stock.filter(({ brand }) => brand === value).map(({ model }) => model)).map((model) => ({
        value: model,
      })),
    })),
    years: { min: 2018, max: thisYear },
    // "Seat options with value not above zero are dropped" (5), so there may be one.
    seats: [0, 2, 5].map((value) => ({ value })),
    // "15 values, step 10000, starting at 0, labelled '{n} kms'" (9).
    kmsValues: Array.from({ length: 15 }, (_, index) => ({
      value: index * 10_000,
      label: `${index * 10_000} kms`,
    })),
    // "100 years ending at the current year" (9).
    yearsList: Array.from({ length: 100 }, (_, index) => thisYear - index),
    financeConfig,
  };
};

/** Vehicles, dealers, leads (7, Content and vehicles). */
export const addVehicles: Part = (app) => {
  app.post("/vehicle/dropdowns", (c) => answer(c, dropdowns()));

  app.get("/vehicle/:vin", (c) => {
    const vehicle = vehicleOf(c.req.param("vin"));
    return vehicle ? answer(c, detail(vehicle)) : refuse(c, 404);
  });

  /** Cards: nothing is shown around them. */
  app.post("/vehicle/:vin/similar", (c) => {
    const vehicle = vehicleOf(c.req.param("vin"));
    if (!vehicle) return refuse(c, 404);
    const similar = allVehicles().filter(
      ({ vin, segment }) => vin !== vehicle.vin && segment === vehicle.segment,
    );
    return answer(c, similar.slice(0, 6).map(card));
  });

  app.get("/dealers/v2", (c) => answer(c, dealers));

  /** "POST lead?type={leadType}, body form data"; the type ids of section 3. No field of an answer is shown. */
  app.post("/lead", async (c) => {
    const isKnown = ["32", "33", "34", "36", "37", "38"].includes(c.req.query("type") ?? "");
    const body = await c.req.parseBody().catch(() => ({}));
    return isKnown && Object.keys(body).length > 0 ? answer(c) : refuse(c, 400);
  });
};
