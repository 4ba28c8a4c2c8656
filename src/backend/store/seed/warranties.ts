import type { Wording } from "./seed-types.ts";
import type { SeedWarrantyContract } from "./seed-vehicle.ts";

type WarrantyOffer = {
  id: string;
  months: number;
  name: Wording;
  description: Wording;
  /** Only up to this age and these kilometres on the day of the sale. */
  maxAge: number;
  maxKilometers: number;
  /** Euros for a car of 100 CV; each further CV adds half a per cent. */
  basePrice: number;
};

/** Paid contracts beyond the legal guarantee, which every vehicle has. */
export const warrantyOffers = [
  {
    id: "mechanical-12",
    months: 12,
    name: { es: "Garantía mecánica, 12 meses más", pt: "Garantia mecânica, mais 12 meses" },
    description: {
      es: "Motor, caja de cambios y transmisión durante 12 meses después de la garantía legal.",
      pt: "Motor, caixa de velocidades e transmissão durante 12 meses após a garantia legal.",
    },
    maxAge: 12,
    maxKilometers: 180_000,
    basePrice: 290,
  },
  {
    id: "extended-24",
    months: 24,
    name: { es: "Garantía ampliada, 24 meses más", pt: "Garantia alargada, mais 24 meses" },
    description: {
      es: "Mecánica, electricidad y electrónica durante 24 meses después de la garantía legal, con asistencia en carretera.",
      pt: "Mecânica, eletricidade e eletrónica durante 24 meses após a garantia legal, com assistência em viagem.",
    },
    maxAge: 8,
    maxKilometers: 130_000,
    basePrice: 590,
  },
  {
    id: "complete-36",
    months: 36,
    name: { es: "Garantía completa, 36 meses más", pt: "Garantia completa, mais 36 meses" },
    description: {
      es: "Como la ampliada, durante 36 meses, con vehículo de sustitución mientras dura la reparación.",
      pt: "Como a alargada, durante 36 meses, com veículo de substituição enquanto dura a reparação.",
    },
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
