import type { VehicleDetail } from "./vehicle-detail.ts";

const path = "/coches-ocasion/seat-leon-1-5-tsi-12345678/";
const names = { vin: "VSSZZZ5FZKR012345", model: "León", commercialDescription: "1.5 TSI" };

const card: VehicleDetail["card"] = {
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

/** A vehicle as the data service answers it, for tests: only what the contract asks for, and a little more. */
export const sampleVehicle: VehicleDetail = {
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
  technicalData: [],
  equipment: [],
};
