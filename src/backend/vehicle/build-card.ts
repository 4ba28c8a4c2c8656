import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { financeableAt } from "#backend/finance/campaign.ts";
import { representativeExample } from "#backend/finance/describe-offer.ts";
import type { FinanceSettings } from "#backend/finance/finance-settings.ts";
import { type Offer, offerFor } from "#backend/finance/offer.ts";
import type { PriceBandsById } from "#backend/search/search-engine.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { VehicleCard } from "#contract/vehicle-card.ts";
import { distanceKm, roundDistance } from "#domain/distance.ts";
import { modelNameIn } from "#domain/model-name.ts";
import { centsFromEuros, eurosFromCents } from "#domain/money.ts";
import { landMassAt } from "#market/address-region.ts";
import { marketOf } from "#market/markets.ts";
import { postalAreaOf } from "#market/postal-areas.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { describeCover } from "./describe-pictures.ts";
import type { VehicleRow } from "./read-vehicles.ts";
import { addressOf, commercialDescription } from "./vehicle-names.ts";

/**
 * The distance of a dealer from a postal code, as the crow flies, and whether there is sea between them. Undefined when the location of the
 * code is unknown.
 */
const distanceFrom = (zipCode: string, dealer: StoredDealer): VehicleCard["distance"] => {
  const area = postalAreaOf(zipCode);
  if (area === undefined) return undefined;
  const country = /^\d{5}$/.test(zipCode) ? "ES" : "PT";
  return {
    km: roundDistance(distanceKm(area, dealer)),
    overSea: landMassAt({ country, zipCode }).name !== landMassAt(dealer).name,
  };
};

const describeFinance = ({ vehicle }: VehicleRow, offer: Offer, locale: Locale) => ({
  monthlyPrice: eurosFromCents(offer.feeCents),
  depositValue: eurosFromCents(offer.depositCents),
  capitalFinance: eurosFromCents(offer.capitalCents),
  taeg: offer.taeg,
  tooltipDescription: { tan: offer.tanPercent, months: offer.months },
  legalInfo: representativeExample(
    offer,
    { cashCents: vehicle.priceCents, campaignEndsAt: vehicle.campaignEndsAt },
    locale,
  ),
});

/** What a vehicle in a promotion costs financed, in words; nothing where it costs the same. */
const describePromo = (
  { promo, priceCents, promoPriceCents }: ReturnType<typeof financeableAt>,
  locale: Locale,
): Pick<VehicleCard, "labels"> => {
  if (!promo || promoPriceCents === null || promoPriceCents >= priceCents) return {};
  const price = marketOf(locale).formats.money(eurosFromCents(promoPriceCents));
  return { labels: { promoFinInfo: fill(wordingOf(locale).legal.promoPrice, { price }) } };
};

/** The environmental badge of a vehicle, as image and text; undefined where it has none or the market has no badges. */
export const describeBadge = (
  { vehicle: { badge } }: Pick<VehicleRow, "vehicle">,
  locale: Locale,
): { id: string; image: string; alt: string } | undefined => {
  if (badge === null || marketOf(locale).country !== "ES") return undefined;
  return { id: badge, image: `/icons/badges/${badge}.svg`, alt: wordingOf(locale).badge.alt[badge] };
};

/** What building a card needs besides the vehicle. */
export type CardSettings = {
  readonly locale: Locale;
  readonly finance: FinanceSettings;
  readonly now: Date;
  /** Postal code that the distance is measured from. */
  readonly place?: string;
  /** How the prices of vehicles lie, by their numbers. */
  readonly bands?: PriceBandsById;
  /** Default deposit of the credit in whole euros, clamped to its limits. */
  readonly deposit?: number;
};

type Always =
  | "brand"
  | "model"
  | "commercialDescription"
  | "lowCost"
  | "highlightedVehicle"
  | "totalPrice"
  | "promo"
  | "reserved"
  | "bought"
  | "tags"
  | "path"
  | "kind"
  | "year"
  | "kilometers"
  | "fuel"
  | "transmission";

/** A card with all known data of every vehicle, including those that are optional in the contract. */
export type WrittenCard = VehicleCard & { [Name in Always]-?: NonNullable<VehicleCard[Name]> };

/** A vehicle as rendered by a card, in one language. */
export const buildCard = (row: VehicleRow, settings: CardSettings): WrittenCard => {
  const { vehicle, brand, model } = row;
  const { locale } = settings;
  const wording = wordingOf(locale);
  const cover = describeCover(row, locale);
  const badge = describeBadge(row, locale);
  const financeable = financeableAt(vehicle, settings.now);
  const { deposit } = settings;
  const offer = offerFor(
    financeable,
    settings,
    deposit === undefined ? {} : { depositCents: centsFromEuros(deposit) },
  );
  const band = settings.bands?.get(vehicle.id);
  const distance = settings.place === undefined ? undefined : distanceFrom(settings.place, row.dealer);
  return {
    vin: vehicle.vin,
    brand: brand.name,
    model: modelNameIn(locale, model.name),
    commercialDescription: modelNameIn(locale, commercialDescription(row)),
    lowCost: vehicle.lowCost,
    highlightedVehicle: vehicle.highlighted,
    ...(vehicle.previousPriceCents !== null && {
      previousPrice: eurosFromCents(vehicle.previousPriceCents),
    }),
    totalPrice: eurosFromCents(vehicle.priceCents),
    promo: financeable.promo,
    ...(offer && { ...describeFinance(row, offer, locale), ...describePromo(financeable, locale) }),
    reserved: vehicle.status === "reserved",
    bought: vehicle.status === "bought",
    ...(badge && { environmentalBadge: badge }),
    tags: tagsOf(row, settings),
    location: locationOf(row, locale),
    ...(distance && { distance }),
    ...(vehicle.owners !== null && { owners: vehicle.owners }),
    ids: {
      brand: brand.slug,
      model: model.slug,
      fuel: vehicle.fuel,
      transmission: vehicle.transmission,
      zipCode: row.dealer.zipCode,
    },
    path: addressOf(locale, row),
    kind: vehicle.kind,
    year: vehicle.year,
    kilometers: vehicle.kilometers,
    fuel: wording.fuels[vehicle.fuel],
    transmission: wording.transmissions[vehicle.transmission],
    power: row.version.power,
    ...(row.version.displacement !== null && { displacement: row.version.displacement }),
    ...(band && { priceBand: band }),
    ...(cover && { imageUrl: cover.url, picture: cover }),
  };
};

/** The town, with the country where it is not the market's own. */
export const locationOf = ({ dealer }: Pick<VehicleRow, "dealer">, locale: Locale): string => {
  const abroad = dealer.country !== marketOf(locale).country;
  return abroad
    ? `${dealer.municipality}, ${wordingOf(locale).countries[dealer.country]}`
    : dealer.municipality;
};

const tagsOf = ({ vehicle }: VehicleRow, { locale, now }: CardSettings): NonNullable<VehicleCard["tags"]> => {
  const { tags } = wordingOf(locale);
  const daysHere = (now.getTime() - vehicle.arrivedAt.getTime()) / 86_400_000;
  const perYear = vehicle.kilometers / Math.max(1, now.getFullYear() - vehicle.year);
  const candidates = [
    { id: "new-arrival", value: tags.newArrival, holds: daysHere <= 7 },
    { id: "traction-4x4", value: tags.traction4x4, holds: vehicle.traction4x4 },
    { id: "deductible-vat", value: tags.deductibleVat, holds: vehicle.deductibleVat },
    { id: "few-kilometers", value: tags.fewKilometers, holds: perYear < 6000 && vehicle.kind === "car" },
    { id: "one-owner", value: tags.oneOwner, holds: vehicle.owners === 1 },
  ];
  return candidates
    .filter(({ holds }) => holds)
    .slice(0, 3)
    .map(({ id, value }) => ({ id, value }));
};
