import type { Vehicle } from "./vehicle.ts";

const path = "/coches-ocasion/seat-leon-1-5-tsi-12345678/";
const names = { vin: "VSSZZZ5FZKR012345", model: "León", commercialDescription: "1.5 TSI" };

const card: Vehicle["card"] = {
  ...names,
  brand: "SEAT",
  lowCost: false,
  highlightedVehicle: false,
  totalPrice: 15_490.5,
  promo: false,
  reserved: false,
  bought: false,
  tags: [],
  path,
  kind: "car",
  year: 2019,
  kilometers: 61_234,
  fuel: "Gasolina",
  transmission: "Manual",
};

/** A vehicle as the shop works with it, for tests: what every vehicle has, and a little more. */
export const sampleVehicle: Vehicle = {
  vehicle: {
    ...names,
    brand: "SEAT",
    imageUrl: "/pictures/cover.webp",
    year: 2019,
    version: "1.5 TSI 130 CV",
    fuel: "Gasolina",
    kilometers: 61_234,
    color: "Rojo",
    transmission: "Manual",
    pricePvp: 15_490.5,
    doors: 5,
    power: 130,
    displacement: 1498,
    dealer: { name: "Volante Madrid", address: "Calle Mayor 1", city: "Madrid", zipCode: "28013" },
  },
  carDetailCard: { ...names, prices: [], promo: false },
  creditTypes: [],
  dealer: { dealerCode: "madrid" },
  carDetailImage: { staticImages: { externalImages: [] } },
  contracts: { warrantyContract: { contractInfoArr: [] } },
  card,
  path,
  alternates: { es: path },
  publicId: "12345678",
  segment: { id: "hatchback", label: "Carrocería", value: "Compacto" },
  brandId: "seat",
  modelId: "leon",
  priceRating: { band: "in-line", comparables: 12, median: 15_650, low: 15_050, high: 16_300 },
  conditionPassport: {
    inspectedAt: "2026-11-02",
    marks: [
      { part: "windscreen", damage: "chip" },
      { part: "left-front-door", damage: "scratch" },
    ],
    points: [
      { label: "Motor", state: "ok" },
      { label: "Frenos", state: "renewed", note: "Pastillas delanteras nuevas." },
      { label: "Neumáticos", state: "seen", note: "Los traseros tienen 4 mm de dibujo." },
    ],
    owners: 2,
    kilometerLine: [
      { at: "2019-03-14", kilometers: 12, source: "registration" },
      { at: "2023-03-10", kilometers: 38_400, source: "inspection" },
      { at: "2026-10-30", kilometers: 61_234, source: "arrival" },
    ],
    nextInspection: { dueAt: "2027-03-14", rule: "A los cuatro años y después cada dos." },
  },
  runningCosts: {
    years: 4,
    kilometersPerYear: 12_000,
    lines: [
      { kind: "energy", amount: 3_810.24, how: "5,4 l/100 km × 48 000 km × 1,470 €." },
      { kind: "tax", amount: 272.64, least: 136.32, how: "Entre 34,08 € y 68,16 € al año." },
      { kind: "service", amount: 1_920, how: "Una revisión al año." },
      { kind: "depreciation", how: "No hay bastantes coches parecidos." },
    ],
    insurance: { class: 4, how: "Por su potencia y su precio." },
    total: 6_002.88,
    perMonth: 125.06,
    sources: [{ name: "Boletín Petrolero", url: "https://energy.ec.europa.eu/", asOf: "2025-12-18" }],
  },
  technicalData: [],
  equipment: [],
};
