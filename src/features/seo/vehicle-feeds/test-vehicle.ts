import { toVehicle, type Vehicle } from "#api/models/vehicle.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";

export type TestChange = Omit<Partial<VehicleDetail>, "card"> & {
  readonly card?: Partial<NonNullable<VehicleDetail["card"]>>;
};

/** A vehicle that can be bought, for tests. */
export const testVehicle = (
  number: number,
  { vehicle = {}, card = {}, ...changes }: TestChange = {},
): Vehicle => {
  const vin = `VSSZZZ5FZKR${String(number).padStart(6, "0")}`;
  const path = `/coches-ocasion/seat-leon-${number}/` as const;
  const detail: VehicleDetail = {
    vehicle: {
      ...{ vin, brand: "SEAT", model: "León", commercialDescription: "1.5 TSI, 130 CV", year: 2019 },
      ...{ kilometers: 64_000, color: "Gris", fuel: "Gasolina", transmission: "Manual", pricePvp: 15_490.5 },
      ...{ doors: 5, power: 130 },
      dealer: { name: "Volante Norte", address: 'Calle "Mayor" 1', city: "Madrid", zipCode: "28013" },
      ...vehicle,
    },
    card: {
      ...{ vin, kind: "car", path },
      ids: { brand: "seat", model: "leon", fuel: "petrol", transmission: "manual", zipCode: "28013" },
      ...card,
    },
    ...{ path, publicId: String(10_000_000 + number), registeredAt: "2019-05-01", seats: 5 },
    segment: { label: "Carrocería", id: "hatchback", value: "Compacto" },
    dealer: { dealerCode: "MAD01", phone: "+34 912 345 678", latitude: 40.4, longitude: -3.7 },
    carDetailImage: {
      staticImages: {
        externalImages: [
          {
            url: "/pictures/a-720.avif",
            picture: {
              url: "/pictures/a-720.avif",
              variants: [{ url: "/pictures/a-720.avif", width: 720, type: "image/avif" }],
            },
          },
          { url: "https://img.example.com/b.jpg" },
        ],
      },
    },
    ...changes,
  };
  return toVehicle(detail, { input: { params: { vin } }, caller: { locale: "es" } });
};
