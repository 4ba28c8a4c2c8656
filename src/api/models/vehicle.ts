import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { vinPath } from "#domain/vehicle-address.ts";
import { kindOfSegment, segments, type VehicleKind } from "#domain/vehicle-types.ts";
import { marketOf } from "#market/markets.ts";
import { byLocale, type Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { offeredAlternates } from "../offered-parts.ts";
import { type Card, toCard, versionIn } from "./card.ts";

type Filled<T, Name extends keyof T> = Omit<T, Name> & { readonly [N in Name]-?: NonNullable<T[N]> };
type Part<Name extends keyof VehicleDetail> = NonNullable<VehicleDetail[Name]>;

/** What is known of a vehicle in figures and words. */
type StructuredVehicle = Filled<
  Part<"vehicle">,
  "brand" | "model" | "commercialDescription" | "vin" | "dealer"
>;

type Images = Part<"carDetailImage">;

/** A vehicle with everything its page shows. */
export type Vehicle = Omit<VehicleDetail, keyof Part<"vehicle"> | keyof Known> & Known;

interface Known {
  readonly vehicle: StructuredVehicle;
  readonly card: Card;
  readonly carDetailCard: Filled<Part<"carDetailCard">, "prices" | "promo">;
  /** Undefined for a vehicle that cannot be financed, or whose price is not known. */
  readonly carDetailFinance?:
    | (Filled<Part<"carDetailFinance">, "promo" | "residualValue" | "pvp" | "pvf"> & {
        /** The financed price before it was lowered. */
        readonly previousPvf?: number | undefined;
      })
    | undefined;
  readonly creditTypes: Part<"creditTypes">;
  readonly dealer: Part<"dealer">;
  readonly carDetailImage: Omit<Images, "staticImages"> & {
    readonly staticImages: Filled<NonNullable<Images["staticImages"]>, "externalImages">;
  };
  readonly contracts: {
    readonly warrantyContract: { readonly contractInfoArr: readonly Warranty[] };
  };
  readonly path: string;
  readonly alternates: Part<"alternates">;
  readonly technicalData: Part<"technicalData">;
  readonly equipment: Part<"equipment">;
}

type Warranty = NonNullable<NonNullable<Part<"contracts">["warrantyContract"]>["contractInfoArr"]>[number];

/** Two-wheelers have no doors. A service that does not say is taken to sell cars. */
const kindOf = ({ card, segment, doors }: VehicleDetail): VehicleKind => {
  const known = segments.find((each) => each === segment?.id);
  return card?.kind ?? (known ? kindOfSegment(known) : doors === 0 ? "motorbike" : "car");
};

const structuredOf = (detail: VehicleDetail, vin: string): StructuredVehicle => {
  const { carDetailCard: card, vehicle } = detail;
  const { brand, model, commercialDescription, imageUrl, year, version, fuel, kilometers, color } = detail;
  const { transmission, pricePvp, doors, power, displacement, dealer } = detail;
  const flat = { imageUrl, year, version, fuel, kilometers, color, transmission, pricePvp, doors, power };
  const { name, address, city, zipCode, image } = dealer ?? {};
  const make = vehicle?.brand ?? brand ?? "";
  const description =
    vehicle?.commercialDescription ?? commercialDescription ?? card?.commercialDescription ?? "";
  const known = vehicle?.model ?? model ?? card?.model ?? (brand ? "" : vin);
  return {
    ...flat,
    displacement,
    ...vehicle,
    vin,
    brand: make,
    model: known,
    commercialDescription: versionIn(description, make, known),
    dealer: { name, address, city, zipCode, image, ...vehicle?.dealer },
  };
};

type Price = NonNullable<Part<"carDetailCard">["prices"]>[number];

const priceOf = ({ carDetailCard }: VehicleDetail, type: Price["priceType"]): Price | undefined =>
  carDetailCard?.prices?.find(({ priceType }) => priceType === type);

/** The card of a vehicle, with the price of its page. */
const cardOf = (detail: VehicleDetail, vehicle: StructuredVehicle, locale: Locale): Card => {
  const { carDetailCard: own = {}, carDetailFinance: finance } = detail;
  const price = priceOf(detail, "TotalPrice");
  const { tan = finance?.tan, months = finance?.months, taeg = finance?.taeg } = own.tooltipDescription ?? {};
  return toCard(
    {
      vin: vehicle.vin,
      brand: vehicle.brand,
      model: vehicle.model,
      commercialDescription: vehicle.commercialDescription,
      imageUrl: own.imageUrl ?? vehicle.imageUrl,
      totalPrice: vehicle.pricePvp ?? finance?.pvp,
      promo: own.promo,
      monthlyPrice: own.monthPrice ?? finance?.monthlyPayment,
      depositValue: own.depositValue ?? finance?.depositValue,
      capitalFinance: own.capitalFinance ?? finance?.capitalFinance,
      taeg,
      ...(tan !== undefined && months !== undefined && { tooltipDescription: { tan, months } }),
      legalInfo: own.legalInfo,
      location: vehicle.dealer.city,
      kind: kindOf(detail),
      year: vehicle.year,
      kilometers: vehicle.kilometers,
      fuel: vehicle.fuel,
      transmission: vehicle.transmission,
      power: vehicle.power,
      ...(vehicle.displacement && { displacement: Math.round(vehicle.displacement) }),
      ...detail.card,
      ...(price && { totalPrice: price.actualValue, previousPrice: price.previousValue }),
    },
    locale,
  );
};

/** Technical data from the structured data, for a vehicle that comes without tables. */
const technicalDataOf = (vehicle: StructuredVehicle, locale: Locale): Vehicle["technicalData"] => {
  const words = wordsOf(locale, "vehicle");
  const { number, kilometres } = marketOf(locale).formats;
  const { year, kilometers, fuel, transmission, power, displacement, doors, color, version } = vehicle;
  const facts: readonly (readonly [label: string, value: string | undefined])[] = [
    [words.version, version],
    [words.year, year === undefined ? undefined : String(year)],
    [words.kilometers, kilometers === undefined ? undefined : kilometres(kilometers)],
    [words.fuel, fuel],
    [words.transmission, transmission],
    [words.power, power ? words.powerValue.replace("{power}", number(power)) : undefined],
    [words.displacement, displacement ? `${number(displacement)} cc` : undefined],
    [words.doors, doors ? String(doors) : undefined],
    [words.color, color],
  ];
  const items = facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  return items.length === 0 ? [] : [{ heading: words.facts, items }];
};

const financeOf = (detail: VehicleDetail, { totalPrice }: Card): Vehicle["carDetailFinance"] => {
  const { carDetailFinance: finance } = detail;
  if (finance === undefined || totalPrice === undefined) return undefined;
  const { promo = false, residualValue = 0, pvf: computed = totalPrice } = finance;
  const { actualValue: pvf = computed, previousValue: previousPvf } = priceOf(detail, "PromoFinance") ?? {};
  return { ...finance, promo, residualValue, pvp: totalPrice, pvf, previousPvf };
};

/** The page of a vehicle in each language, by its VIN. */
export const vinAlternates = (kind: VehicleKind, vin: string): Vehicle["alternates"] =>
  byLocale((locale) => vinPath(locale, kind, vin));

type Request = {
  readonly input: { readonly params: { readonly vin: string } };
  readonly caller: { readonly locale: Locale };
};

/** A vehicle with what a service left out. */
export const toVehicle = (detail: VehicleDetail, { input, caller: { locale } }: Request): Vehicle => {
  const { brand: _brand, model: _model, ...rest } = detail;
  const { vin } = input.params;
  const vehicle = structuredOf(detail, vin);
  const card = cardOf(detail, vehicle, locale);
  const { carDetailCard: own, carDetailImage: images } = detail;
  return {
    ...rest,
    vehicle,
    card,
    carDetailCard: { ...own, prices: own?.prices ?? [], promo: own?.promo ?? false },
    carDetailFinance: financeOf(detail, card),
    creditTypes: detail.creditTypes ?? [],
    dealer: detail.dealer ?? {},
    carDetailImage: {
      ...images,
      staticImages: {
        ...images?.staticImages,
        externalImages: images?.staticImages?.externalImages ?? [],
      },
    },
    contracts: {
      warrantyContract: { contractInfoArr: detail.contracts?.warrantyContract?.contractInfoArr ?? [] },
    },
    path: detail.path ?? card.path,
    alternates: offeredAlternates(detail.alternates ?? vinAlternates(card.kind, vin)),
    technicalData: detail.technicalData ?? technicalDataOf(vehicle, locale),
    equipment: detail.equipment ?? [],
  };
};
