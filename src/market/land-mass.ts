import type { Country } from "./countries.ts";

/** Where no road of the peninsula leads. `ownTaxes`: outside the European Union's value added tax, so that goods pass a customs office. */
export type LandMass = { readonly name: string; readonly ownTaxes: boolean };

const peninsula: LandMass = { name: "peninsula", ownTaxes: false };

/** By how postal codes begin; the first that fits holds. */
const elsewhere: Readonly<Record<Country, readonly (readonly [beginning: RegExp, land: LandMass])[]>> = {
  ES: [
    [/^07/, { name: "Illes Balears", ownTaxes: false }],
    [/^3[58]/, { name: "Canarias", ownTaxes: true }],
    [/^51/, { name: "Ceuta", ownTaxes: true }],
    [/^52/, { name: "Melilla", ownTaxes: true }],
  ],
  PT: [
    [/^9[0-4]/, { name: "Madeira", ownTaxes: false }],
    [/^9[5-9]/, { name: "Açores", ownTaxes: false }],
  ],
};

/** The piece of land that an address lies on, each group of islands as one. */
export const landMassAt = ({
  country,
  zipCode,
}: {
  readonly country: Country;
  readonly zipCode: string;
}): LandMass => elsewhere[country].find(([beginning]) => beginning.test(zipCode))?.[1] ?? peninsula;
