import data from "./data/stock.json" with { type: "json" };
import { found } from "./responses.mjs";

const { tan, taeg, initialExpenses, legalInfo } = data.everyVehicle;
const cents = (euros) => Math.round(euros * 100) / 100;

/** What `GET finance/{vin}` answers of a price. */
export const quote = (price, { initialValue, nrPayments, promo, pdf }) => {
  const [deposit, months] = [Number(initialValue ?? Math.ceil(price / 1000) * 100), Number(nrPayments ?? 60)];
  const [capitalToFinance, rate] = [cents(price - deposit), tan / 1200];
  const fee = cents((capitalToFinance * rate) / (1 - (1 + rate) ** -months));
  return {
    ...{ fee, nrPayments: months, capitalToFinance, initialValue: deposit, residualValue: 0, taeg },
    ...{ legalInfo, initialExpenses, lastFee: fee, mtic: cents(fee * months + initialExpenses) },
    ...{ promo: promo === "true", dtEndOfCampaign: data.endOfCampaign },
    pdfinBase64: pdf === "true" ? btoa("%PDF-1.4\n%%EOF\n") : "",
  };
};

/** The fields that the specification shows of a part. */
const pick = (part) => (vehicle) =>
  Object.fromEntries(data.parts[part].split(" ").map((name) => [name, vehicle[name]]));

/** A vehicle by every name that filters, cards and details have for its facts. Each call picks from them. */
const makeVehicle = (index) => {
  const facts = Object.fromEntries(data.facts.map((name, column) => [name, data.models[index % 8][column]]));
  const vin = `VSSZZZ1SPEC${String(index).padStart(6, "0")}`;
  const [price, kms, place] = [facts.listPrice - 150 * index, 8_000 + 3_700 * index, data.places[index % 2]];
  const [promo, discount, highlighted] = [3, 5, 6].map((step) => index % step === 0);
  const [pvf, previousPrice] = [promo ? price - 500 : price, discount ? price + 900 : undefined];
  const { fee, nrPayments: months, mtic, capitalToFinance, initialValue } = quote(pvf, {});
  const pictures = [1, 2, 3].map((number) => ({ url: `https://pictures.example.com/${vin}/${number}.jpg` }));
  const vehicle = {
    ...{ ...data.everyVehicle, ...facts, vin, year: 2018 + (index % 7), kms, kilometers: kms },
    commercialDescription: `${facts.brand} ${facts.model} ${facts.version}`,
    ...{ color: index % 2 === 0 ? "Blanco" : "Gris", tags: [{ id: "fuel", value: facts.fuel }] },
    ...{ imageUrl: pictures[0].url, carDetailImage: { staticImages: { externalImages: pictures } } },
    ...{ price, totalPrice: price, pricePvp: price, pvp: price, pvf, previousPrice, discount, promo },
    ...{ monthlyPrice: fee, monthlyPayment: fee, monthPrice: fee, lastFee: fee, months, mtic },
    ...{ depositValue: initialValue, capitalFinance: capitalToFinance, lowCost: price < 10_000 },
    ...{ tooltipDescription: { tan, months, taeg }, dtEndOfCampaign: promo ? data.endOfCampaign : undefined },
    ...{ highlighted, highlightedVehicle: highlighted, reserved: index === 3, bought: index === 4 },
    ...{ location: place.city, dealer: place },
    prices: [
      { priceType: "TotalPrice", actualValue: price, previousValue: previousPrice },
      ...(promo ? [{ priceType: "PromoFinance", actualValue: pvf, previousValue: price - 100 }] : []),
    ],
  };
  const parts = ["carDetailCard", "carDetailFinance"].map((part) => [part, pick(part)(vehicle)]);
  return { ...vehicle, ...Object.fromEntries(parts) };
};

export const stock = [...Array(32).keys()].map(makeVehicle);
export const vehicleOf = (vin) => stock.find((vehicle) => vehicle.vin === vin);
export const unique = (vehicles, name) => [...new Set(vehicles.map((vehicle) => vehicle[name]))];
export const [card, detail] = [pick("card"), pick("detail")];

/** A call about one vehicle: 404 where there is none. */
export const ofVehicle = (answer) => (call) => {
  const vehicle = vehicleOf(call.params.vin);
  return found(vehicle && answer(vehicle, call));
};

/** What filters and tags call a value. */
const idOf = (value) => data.ids[value] ?? value;

/** A filter that is empty or not known takes nothing away. */
const fits = (vehicle, [name, value]) => {
  const [, range, end] = /^(year|kms|price)(From|To)$/.exec(name) ?? [];
  const own = idOf(vehicle[range ?? name]);
  if (value === "" || own === undefined) return true;
  if (end !== undefined) return end === "From" ? own >= value : own <= value;
  if (typeof own === "boolean") return own;
  return String(value).toLowerCase().split(",").includes(String(own).toLowerCase());
};

export const matching = (filters) =>
  stock.filter((vehicle) => Object.entries(filters).every((filter) => fits(vehicle, filter)));

/** The values of filters as tags; those that are asked for carry the needle. */
export const tagsOf = (wanted) => {
  const isAsked = (name, id) => String(wanted[name]).split(",").includes(id);
  const tagOf = (name, value) => ({ id: idOf(value), value, needle: isAsked(name, idOf(value)) });
  const tagsOfFilter = (name) => ({ tags: unique(stock, name).map((value) => tagOf(name, value)) });
  return Object.fromEntries(["brand", "fuel", "transmission"].map((name) => [name, tagsOfFilter(name)]));
};
