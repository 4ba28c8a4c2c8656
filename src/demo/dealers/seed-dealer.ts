import type { Country } from "#market/countries.ts";

export type SeedDealer = {
  id: string;
  dealerCode: string;
  name: string;
  country: Country;
  municipality: string;
  /** Region or district, as people say it: `Comunidad de Madrid`. */
  region: string;
  address: string;
  zipCode: string;
  /** Id of `dealerServices`. */
  dealerService: string;
  /** E.164: `+34910000001`. */
  phone: string;
  latitude: number;
  longitude: number;
  /** Days: 1 is Monday, 7 Sunday. */
  openingHours: readonly { days: readonly number[]; opens: string; closes: string }[];
  sellsMotorbikes: boolean;
  /** How much of the stock stands here. */
  size: number;
};
