import { type Expenses, fullPriceOf, fullPriceText } from "#api/models/full-price.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { countries } from "#market/countries.ts";
import { marketOf, marketOfCountry } from "#market/markets.ts";
import { postalAreaOf } from "#market/postal-areas.ts";
import type { Locale } from "#platform/locale.ts";
import { feedPicture } from "./feed-picture.ts";

/** Pictures of a vehicle in a feed, the main one first. */
const mostPictures = 10;

type Setting = {
  readonly locale: Locale;
  readonly expenses: Expenses | undefined;
  /** Makes a path of the site a whole address. */
  readonly absolute: (path: string) => string;
};

const join = (parts: readonly (string | undefined)[], separator: string): string =>
  parts.filter(Boolean).join(separator);

/**
 * What feeds list of a vehicle, with the prices of its page. Undefined for one that cannot be bought, whose price is unknown, or that stands
 * in another country, where its registration would come on top.
 */
export const describeForFeed = (detail: Vehicle, { locale, expenses, absolute }: Setting) => {
  const { vehicle, card, dealer, segment } = detail;
  const { pricePvp: price = card.totalPrice, brand, model, commercialDescription: version } = vehicle;
  const { name, address, city, zipCode = "" } = vehicle.dealer;
  const country = countries.find((each) => marketOfCountry(each).postalCode.isValid(zipCode));
  const market = marketOf(locale).country;
  if (card.reserved || card.bought || price === undefined || (country ?? market) !== market) return undefined;
  const pictures = detail.carDetailImage.staticImages.externalImages;
  const [imageUrl] = [vehicle.imageUrl ?? card.imageUrl];
  const shown = pictures.length > 0 || imageUrl === undefined ? pictures : [{ url: imageUrl }];
  const images = shown.slice(0, mostPictures).map((each) => absolute(feedPicture(each)));
  const fullPrice = expenses && fullPriceOf(price, expenses);
  return {
    ...{
      vin: vehicle.vin,
      kind: card.kind,
      url: absolute(detail.path),
      brand,
      model,
      version,
      price,
      fullPrice,
    },
    id: detail.publicId ?? vehicle.vin,
    title: join([brand, model, version], " "),
    ...{ year: vehicle.year, kilometers: vehicle.kilometers, color: vehicle.color, doors: vehicle.doors },
    ...{ power: vehicle.power, seats: detail.seats, registeredAt: detail.registeredAt },
    fuel: { id: card.ids?.fuel, name: vehicle.fuel },
    transmission: { id: card.ids?.transmission, name: vehicle.transmission },
    segment: { id: segment?.id, name: segment?.value },
    /** What the expenses make of the price, in the words of its page. */
    priceNote: expenses && fullPriceText(price, expenses, locale),
    description: detail.description ?? join([brand, model, version, vehicle.fuel], " "),
    images: [...new Set(images)],
    dealer: {
      ...{
        name,
        address,
        city,
        zipCode,
        country: country ?? market,
        region: postalAreaOf(zipCode)?.name ?? city,
      },
      ...{ code: dealer.dealerCode ?? dealer.id, phone: dealer.phone },
      ...{ latitude: dealer.latitude, longitude: dealer.longitude },
    },
  };
};

export type FeedVehicle = NonNullable<ReturnType<typeof describeForFeed>>;
