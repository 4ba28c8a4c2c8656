import { sampleVehicle } from "#api/models/sample-vehicle.ts";
import type { Vehicle } from "#api/models/vehicle.ts";

export type FeedChange = Partial<Omit<Vehicle, "vehicle" | "card">> & {
  readonly vehicle?: Partial<Vehicle["vehicle"]>;
  readonly card?: Partial<Vehicle["card"]>;
};

const avif = "/pictures/a-720.avif";
const variants = [{ url: avif, width: 720, type: "image/avif" as const }];

/** One of many vehicles that can be bought, for tests. */
export const feedVehicle = (number: number, { vehicle, card, ...changes }: FeedChange = {}): Vehicle => {
  const vin = `VSSZZZ5FZKR${String(number).padStart(6, "0")}`;
  const ids = { brand: "seat", model: "leon", fuel: "petrol", transmission: "manual", zipCode: "28013" };
  return {
    ...sampleVehicle,
    dealer: { dealerCode: "MAD01", phone: "+34 912 345 678", latitude: 40.4, longitude: -3.7 },
    carDetailImage: {
      staticImages: {
        externalImages: [
          { url: avif, picture: { url: avif, variants } },
          { url: "https://img.example.com/b.jpg" },
        ],
      },
    },
    ...changes,
    vehicle: { ...sampleVehicle.vehicle, vin, ...vehicle },
    card: { ...sampleVehicle.card, vin, ids, ...card },
  };
};
