import type { AutoDealer, Car, Motorcycle, QuantitativeValue, WithContext } from "schema-dts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { businessConstants } from "#domain/business-constants.ts";
import { type Country, countries } from "#market/countries.ts";
import { marketOfCountry } from "#market/markets.ts";
import { readableFile } from "../shareable-picture.ts";

/** Pictures that are named; the first is the one that results show. */
const mostPictures = 6;
const schemaTypes = { car: "Car", motorbike: "Motorcycle" } as const;

/** A number with its unit as UN/CEFACT writes it: KMT kilometre, HJ metric horsepower, CMQ cubic centimetre, ANN year. */
const quantity = (value: number, unitCode: "KMT" | "HJ" | "CMQ" | "ANN"): QuantitativeValue => ({
  "@type": "QuantitativeValue",
  value,
  unitCode,
});

/** Spanish postal codes have five digits, Portuguese ones seven; undefined for what is neither. */
const countryAt = (zipCode: string): Country | undefined =>
  countries.find((country) => marketOfCountry(country).postalCode.isValid(zipCode));

/** The dealer that sells a vehicle, for search engines; undefined where it has no name. @param absolute makes a path of the site a whole address */
export const describeSeller = (
  { name, address, city, zipCode, image }: Vehicle["vehicle"]["dealer"],
  telephone: string | undefined,
  absolute: (path: string) => string,
): AutoDealer | undefined => {
  if (name === undefined) return undefined;
  const country = zipCode === undefined ? undefined : countryAt(zipCode);
  return {
    "@type": "AutoDealer",
    name,
    ...(image !== undefined && { image: absolute(image) }),
    ...(telephone !== undefined && { telephone }),
    address: {
      "@type": "PostalAddress",
      ...(address !== undefined && { streetAddress: address }),
      ...(city !== undefined && { addressLocality: city }),
      ...(zipCode !== undefined && { postalCode: zipCode }),
      ...(country !== undefined && { addressCountry: country }),
    },
  };
};

/**
 * A vehicle for search engines (schema.org), undefined when it cannot be bought or has no price: what is published always states "in
 * stock", with a warranty of three years (specification section 1).
 * @param absolute makes a path of the site a whole address
 */
export const describeVehicle = (
  detail: Vehicle,
  absolute: (path: string) => string,
): WithContext<Car | Motorcycle> | undefined => {
  const { vehicle, card, segment } = detail;
  const { pricePvp = card.totalPrice, year, kilometers, version, color, fuel, transmission } = vehicle;
  if (card.reserved || card.bought || pricePvp === undefined) return undefined;
  const url = absolute(detail.path);
  const images = picturesOf(detail).map(absolute);
  const seller = describeSeller(vehicle.dealer, detail.dealer.phone, absolute);
  return {
    "@context": "https://schema.org",
    "@type": schemaTypes[card.kind],
    "@id": `${url}#vehicle`,
    name: [vehicle.brand, vehicle.model, vehicle.commercialDescription].filter(Boolean).join(" "),
    url,
    ...(images.length > 0 && { image: images }),
    ...(vehicle.brand !== "" && { brand: { "@type": "Brand" as const, name: vehicle.brand } }),
    model: vehicle.model,
    ...(version !== undefined && { vehicleConfiguration: version }),
    ...(year !== undefined && { vehicleModelDate: String(year) }),
    vehicleIdentificationNumber: vehicle.vin,
    ...(detail.publicId !== undefined && { sku: detail.publicId }),
    itemCondition: "https://schema.org/UsedCondition",
    ...(kilometers !== undefined && { mileageFromOdometer: quantity(kilometers, "KMT") }),
    ...(segment !== undefined && { bodyType: segment.value }),
    ...(color !== undefined && { color }),
    ...(vehicle.doors && { numberOfDoors: vehicle.doors }),
    ...(detail.seats !== undefined && { vehicleSeatingCapacity: detail.seats }),
    ...(detail.traction4x4 === true && {
      driveWheelConfiguration: "https://schema.org/FourWheelDriveConfiguration",
    }),
    ...(transmission !== undefined && { vehicleTransmission: transmission }),
    vehicleEngine: {
      "@type": "EngineSpecification",
      ...(fuel !== undefined && { fuelType: fuel }),
      ...(vehicle.power !== undefined && { enginePower: quantity(vehicle.power, "HJ") }),
      ...(vehicle.displacement && { engineDisplacement: quantity(vehicle.displacement, "CMQ") }),
    },
    offers: {
      "@type": "Offer",
      url,
      price: pricePvp,
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/UsedCondition",
      warranty: {
        "@type": "WarrantyPromise",
        durationOfWarranty: quantity(businessConstants.warrantyYears, "ANN"),
      },
      ...(seller && { seller }),
    },
  };
};

const picturesOf = ({ vehicle, carDetailImage }: Vehicle): string[] => {
  const own = carDetailImage.staticImages.externalImages.map(({ url, picture }) =>
    picture ? (readableFile(picture)?.url ?? picture.url) : url,
  );
  const all = own.length === 0 && vehicle.imageUrl !== undefined ? [vehicle.imageUrl] : own;
  return [...new Set(all)].slice(0, mostPictures);
};
