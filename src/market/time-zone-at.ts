import type { Country } from "./countries.ts";
import { markets } from "./markets.ts";

/** By how postal codes begin, the time zone there; the first that fits holds. */
const zones: Readonly<Record<Country, readonly (readonly [beginning: RegExp, timeZone: string])[]>> = {
  ES: [[/^3[58]/, "Atlantic/Canary"]],
  PT: [
    [/^9[0-4]/, "Atlantic/Madeira"],
    [/^9[5-9]/, "Atlantic/Azores"],
  ],
};

/** Name of the time zone of an address, islands included: `Atlantic/Canary`. */
export const timeZoneAt = ({
  country,
  zipCode,
}: {
  readonly country: Country;
  readonly zipCode: string;
}): string => zones[country].find(([beginning]) => beginning.test(zipCode))?.[1] ?? markets[country].timeZone;
