import type { SeedWarrantyContract } from "./seed-vehicle.ts";

type WarrantyOffer = {
  id: string;
  months: number;
  /** Only up to this age and these kilometres on the day of the sale. */
  maxAge: number;
  maxKilometers: number;
  /** Euros for a car of 100 CV; each further CV adds half a per cent. */
  basePrice: number;
};

/** Paid contracts beyond the legal guarantee, which every vehicle has. */
const warrantyOffers = [
  {
    id: "mechanical-12",
    months: 12,
    maxAge: 12,
    maxKilometers: 180_000,
    basePrice: 290,
  },
  {
    id: "extended-24",
    months: 24,
    maxAge: 8,
    maxKilometers: 130_000,
    basePrice: 590,
  },
  {
    id: "complete-36",
    months: 36,
    maxAge: 5,
    maxKilometers: 90_000,
    basePrice: 990,
  },
] as const satisfies readonly WarrantyOffer[];

/** The contracts that a vehicle of this age (years), use and power may be sold with. */
export const warrantyContractsFor = (
  ageYears: number,
  kilometers: number,
  power: number,
): SeedWarrantyContract[] =>
  warrantyOffers
    .filter((offer) => ageYears <= offer.maxAge && kilometers <= offer.maxKilometers)
    .map((offer) => {
      const euros = offer.basePrice * Math.max(0.7, 1 + (power - 100) * 0.005);
      return { id: offer.id, months: offer.months, cents: Math.round(euros / 10) * 1000 };
    });
