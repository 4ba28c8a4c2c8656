import { expect, test } from "vitest";
import type { VehicleDetail } from "#contract/vehicle.ts";
import { serialiseJsonLd } from "../json-ld.tsx";
import { describeVehicle } from "./describe-vehicle.ts";

const absolute = (path: string) => new URL(path, "https://volante.test").href;
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

const detail: VehicleDetail = {
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
  technicalData: [],
  equipment: [],
};

test("says price, kilometres, stock and warranty as specified", () => {
  expect(describeVehicle(detail, absolute)).toMatchObject({
    "@type": "Car",
    url: `https://volante.test${path}`,
    image: ["https://volante.test/pictures/cover.webp"],
    mileageFromOdometer: { value: 61_234, unitCode: "KMT" },
    vehicleEngine: { enginePower: { value: 130 }, engineDisplacement: { value: 1498 } },
    offers: {
      price: 15_490.5,
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      warranty: { durationOfWarranty: { value: 3, unitCode: "ANN" } },
    },
  });
});

test.each(["reserved", "bought"] as const)("is not published when %s", (status) => {
  expect(describeVehicle({ ...detail, card: { ...card, [status]: true } }, absolute)).toBeUndefined();
});

test("a motorbike is one; what is not known is left out", () => {
  const { doors: _doors, displacement: _displacement, ...vehicle } = detail.vehicle;
  const data = describeVehicle({ ...detail, vehicle, card: { ...card, kind: "motorbike" } }, absolute);
  expect(data).toMatchObject({ "@type": "Motorcycle" });
  expect(JSON.stringify(data)).not.toMatch(
    /numberOfDoors|engineDisplacement|driveWheel|SeatingCapacity|null/,
  );
});

test("pictures are named once, six at most, in a type that everybody reads", () => {
  const picture = (name: string) => ({
    url: `/pictures/${name}.avif`,
    picture: {
      url: `/pictures/${name}.avif`,
      variants: [{ url: `/pictures/${name}-1200.webp`, width: 1200, type: "image/webp" as const }],
    },
  });
  const externalImages = ["a", "a", "b", "c", "d", "e", "f", "g"].map(picture);
  const data = describeVehicle({ ...detail, carDetailImage: { staticImages: { externalImages } } }, absolute);
  const letters = ["a", "b", "c", "d", "e", "f"];
  expect(data).toMatchObject({
    image: letters.map((name) => `https://volante.test/pictures/${name}-1200.webp`),
  });
});

test("a text of the services cannot end the script element", () => {
  const vehicle = { ...detail.vehicle, model: "</script><script>alert(1)</script>" };
  const data = describeVehicle({ ...detail, vehicle }, absolute) ?? {};
  expect(serialiseJsonLd(data)).not.toContain("<");
  expect(JSON.parse(serialiseJsonLd(data))).toMatchObject({ model: vehicle.model });
});
