import { answer, type Part, refuse } from "./shop.ts";
import { type StockVehicle, vehicleOf } from "./stock.ts";

const tan = 6.99;
const taeg = 8.35;
const initialExpenses = 350;
const creditTypeId = "7";

/** Finance dropdown config (3). "The minimum comes from config", "rounded up to the step" (5, Finance deposit). */
export const financeConfig = {
  depositMin: 500,
  depositStep: 100,
  contractExpenses: 0,
  homeDeliveryCost: 290,
  customDeliveryCost: 390,
};

/** creditTypes: id, creditName, rate, minRate, maxInitialDepositPc (3). */
export const creditTypes = [
  { id: creditTypeId, creditName: "credit", rate: tan, minRate: tan, maxInitialDepositPc: 0.5 },
];

const cents = (euros: number): number => Math.round(euros * 100) / 100;

const calculate = (
  { totalPrice }: StockVehicle,
  initialValue = Math.ceil(totalPrice / 10 / 100) * 100,
  months = 60,
) => {
  const capital = cents(totalPrice - initialValue);
  const rate = tan / 1200;
  const fee = cents((capital * rate) / (1 - (1 + rate) ** -months));
  return { capital, fee, initialValue, months, mtic: cents(fee * months + initialExpenses) };
};

const legalInfo = "<p>TIN 6,99 %, TAE 8,35 %. Ejemplo representativo.</p>";

/** carDetailFinance (3). */
export const carDetailFinance = (vehicle: StockVehicle) => {
  const { capital, fee, initialValue, months, mtic } = calculate(vehicle);
  return {
    taeg,
    tan,
    months,
    monthlyPayment: fee,
    depositValue: initialValue,
    capitalFinance: capital,
    residualValue: 0,
    mtic,
    initialExpenses,
    promo: vehicle.promo,
    creditTypeId,
    pvp: vehicle.totalPrice,
    pvf: vehicle.totalPrice,
  };
};

/** carDetailCard (3): "prices (list of priceType, actualValue, previousValue)"; "Price types: TotalPrice and PromoFinance". */
export const carDetailCard = (vehicle: StockVehicle) => {
  const { capital, fee, initialValue, months, mtic } = calculate(vehicle);
  return {
    vin: vehicle.vin,
    model: `${vehicle.brand} ${vehicle.model}`,
    commercialDescription: vehicle.commercialDescription,
    imageUrl: vehicle.imageUrl,
    prices: [
      {
        priceType: "TotalPrice",
        actualValue: vehicle.totalPrice,
        ...(vehicle.previousPrice !== undefined && { previousValue: vehicle.previousPrice }),
      },
      ...(vehicle.promo ? [{ priceType: "PromoFinance", actualValue: vehicle.totalPrice - 500 }] : []),
    ],
    legalInfo,
    promo: vehicle.promo,
    // "tooltipDescription (with taeg)".
    tooltipDescription: { tan, months, taeg },
    depositValue: initialValue,
    monthPrice: fee,
    months,
    capitalFinance: capital,
    mtic,
    initialExpenses,
    lastFee: fee,
    ...(vehicle.promo && { dtEndOfCampaign: "2030-12-31" }),
  };
};

/** Card, its display values and status flags, its extras (3). */
export const card = (vehicle: StockVehicle) => {
  const { capital, fee, initialValue, months } = calculate(vehicle);
  return {
    imageUrl: vehicle.imageUrl,
    brand: vehicle.brand,
    model: vehicle.model,
    commercialDescription: vehicle.commercialDescription,
    vin: vehicle.vin,
    lowCost: vehicle.lowCost,
    highlightedVehicle: vehicle.highlightedVehicle,
    ...(vehicle.previousPrice !== undefined && { previousPrice: vehicle.previousPrice }),
    promo: vehicle.promo,
    taeg,
    legalInfo,
    // "tooltipDescription with tan and months".
    tooltipDescription: { tan, months },
    monthlyPrice: fee,
    totalPrice: vehicle.totalPrice,
    depositValue: initialValue,
    capitalFinance: capital,
    reserved: vehicle.reserved,
    bought: vehicle.bought,
    // "environmental badge (image, alt), tags list, location text, favorite flag"; tags are "(id, value label)".
    environmentalBadge: { image: "https://pictures.example.com/badge-c.svg", alt: "Distintivo C" },
    tags: [{ id: "fuel", value: vehicle.fuel }],
    location: vehicle.place.city,
    favorite: false,
  };
};

const readNumber = (text: string | undefined): number | undefined =>
  text !== undefined && Number.isFinite(Number(text)) ? Number(text) : undefined;

/** GET finance/{vin}?initialValue&nrPayments&pdf&promo (7): the fields that it "returns". */
export const addFinance: Part = (app) => {
  app.get("/finance/:vin", (c) => {
    const vehicle = vehicleOf(c.req.param("vin"));
    if (!vehicle) return refuse(c, 404);
    const { initialValue: initial, nrPayments, pdf, promo } = c.req.query();
    const { capital, fee, initialValue, months, mtic } = calculate(
      vehicle,
      readNumber(initial),
      readNumber(nrPayments),
    );
    return answer(c, {
      fee,
      nrPayments: months,
      capitalToFinance: capital,
      initialValue,
      residualValue: 0,
      promo: promo === "true",
      taeg,
      mtic,
      legalInfo,
      initialExpenses,
      lastFee: fee,
      dtEndOfCampaign: "2030-12-31",
      pdfinBase64: pdf === "true" ? Buffer.from("%PDF-1.4\n%%EOF\n").toString("base64") : "",
    });
  });
};
