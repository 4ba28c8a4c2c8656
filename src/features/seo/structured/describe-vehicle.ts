import type { Car, Motorcycle, QuantitativeValue, WithContext } from "schema-dts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { businessConstants } from "#domain/business-constants.ts";
import { readableFile } from "../shareable-picture.ts";
import { describeSeller } from "./describe-seller.ts";

/** Pictures that are named; the first is the one that results show. */
const mostPictures = 6;
const schemaTypes = { car: "Car", motorbike: "Motorcycle" } as const;

/** A number with its unit as UN/CEFACT writes it: KMT kilometre, HJ metric horsepower, CMQ cubic centimetre, ANN year. */
const quantity = (value: number, unitCode: "KMT" | "HJ" | "CMQ" | "ANN"): QuantitativeValue => ({
  "@type": "QuantitativeValue",
  value,
  unitCode,
});

/**
 * A vehicle for search engines (schema.org), undefined when it cannot be bought: what is published always says "in
 * stock", with a warranty of three years (specification section 1, product decision 24).
 * @param absolute makes a path of the site a whole address
 */
export const describeVehicle = (
  detail: VehicleDetail,
  absolute: (path: string) => string,
): WithContext<Car | Motorcycle> | undefined => {
  const { vehicle, card, segment } = detail;
  if (card.reserved || card.bought) return undefined;
  const url = absolute(detail.path);
  return {
    "@context": "https://schema.org",
    "@type": schemaTypes[card.kind],
    "@id": `${url}#vehicle`,
    name: `${vehicle.brand} ${vehicle.model} ${vehicle.commercialDescription}`,
    url,
    image: picturesOf(detail).map(absolute),
    brand: { "@type": "Brand", name: vehicle.brand },
    model: vehicle.model,
    vehicleConfiguration: vehicle.version,
    vehicleModelDate: String(vehicle.year),
    vehicleIdentificationNumber: vehicle.vin,
    sku: detail.publicId,
    itemCondition: "https://schema.org/UsedCondition",
    mileageFromOdometer: quantity(vehicle.kilometers, "KMT"),
    bodyType: segment.value,
    color: vehicle.color,
    ...(vehicle.doors !== undefined && { numberOfDoors: vehicle.doors }),
    ...(detail.seats !== undefined && { vehicleSeatingCapacity: detail.seats }),
    ...(detail.traction4x4 === true && {
      driveWheelConfiguration: "https://schema.org/FourWheelDriveConfiguration",
    }),
    vehicleTransmission: vehicle.transmission,
    vehicleEngine: {
      "@type": "EngineSpecification",
      fuelType: vehicle.fuel,
      ...(vehicle.power !== undefined && { enginePower: quantity(vehicle.power, "HJ") }),
      ...(vehicle.displacement !== undefined && {
        engineDisplacement: quantity(vehicle.displacement, "CMQ"),
      }),
    },
    offers: {
      "@type": "Offer",
      url,
      price: vehicle.pricePvp,
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/UsedCondition",
      warranty: {
        "@type": "WarrantyPromise",
        durationOfWarranty: quantity(businessConstants.warrantyYears, "ANN"),
      },
      seller: describeSeller(vehicle.dealer, detail.dealer.phone, absolute),
    },
  };
};

const picturesOf = ({ vehicle, carDetailImage }: VehicleDetail): string[] => {
  const own = carDetailImage.staticImages.externalImages.map(({ url, picture }) =>
    picture ? (readableFile(picture)?.url ?? picture.url) : url,
  );
  const all = own.length === 0 && vehicle.imageUrl !== undefined ? [vehicle.imageUrl] : own;
  return [...new Set(all)].slice(0, mostPictures);
};
