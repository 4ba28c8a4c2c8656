import { financeableAt } from "#backend/finance/campaign.ts";
import { describeTaxes } from "#backend/finance/describe-taxes.ts";
import { type Offer, offerFor } from "#backend/finance/offer.ts";
import type { Shop } from "#backend/shop/read-shop.ts";
import { type Wording, wordingOf } from "#backend/wording/wording.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { eurosFromCents } from "#domain/money.ts";
import { registrationTax } from "#domain/registration-tax.ts";
import type { FuelId } from "#domain/vehicle-types.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { type Locale, textIn } from "#platform/locale.ts";
import { buildCard, type CardSettings, type WrittenCard } from "./build-card.ts";
import { describeEquipment, describeWarranties } from "./describe-equipment.ts";
import { describePictures, isShownByDrawings } from "./describe-pictures.ts";
import { describeTechnically } from "./describe-technically.ts";
import { detailCard } from "./detail-card.ts";
import { offeredWarranties } from "./offered-warranties.ts";
import type { VehicleRow } from "./read-vehicles.ts";
import { addressesOf, fullName, versionName } from "./vehicle-names.ts";

/** A description of a vehicle in a few plain sentences. */
const describeInWords = (row: VehicleRow, locale: Locale): string => {
  const { vehicle, details, version } = row;
  const { description, fuelPhrases, transmissions, countries } = wordingOf(locale);
  const { formats } = marketOf(locale);
  const motorbike = vehicle.kind === "motorbike";
  const month = (date: string) => formats.month(`${date}T12:00:00Z`);
  const intro = fill(motorbike ? description.motorbike : description.intro, {
    name: fullName(locale, row),
    version: versionName(row),
    month: month(details.registeredAt),
    kms: formats.kilometres(vehicle.kilometers),
    fuel: fuelPhrases[vehicle.fuel],
    power: version.power,
    transmission: transmissions[vehicle.transmission].toLowerCase(),
  });
  const origin = Object.entries(countries).find(([code]) => code === details.originCountry)?.[1];
  const sentences = [
    intro,
    ...(vehicle.owners === null ? [] : [ownersInWords(vehicle.owners, description)]),
    ...(details.imported && origin !== undefined
      ? [fill(motorbike ? description.motorbikeImported : description.imported, { country: origin })]
      : []),
    ...(details.inspectionDueAt === null
      ? []
      : [fill(description.inspection, { month: month(details.inspectionDueAt) })]),
    fill(motorbike ? description.motorbikeWarranty : description.warranty, {
      months: details.warrantyMonths,
    }),
    ...(vehicle.deductibleVat ? [description.deductibleVat] : []),
  ];
  return sentences.join(" ");
};

const ownersInWords = (count: number, words: Wording["description"]): string =>
  count === 1 ? words.oneOwner : fill(words.owners, { count });

const structured = (
  row: VehicleRow,
  card: WrittenCard,
  locale: CardSettings["locale"],
): VehicleDetail["vehicle"] => {
  const { dealer, details, version, vehicle } = row;
  return {
    brand: card.brand,
    model: card.model,
    commercialDescription: card.commercialDescription,
    ...(card.imageUrl !== undefined && { imageUrl: card.imageUrl }),
    year: card.year,
    version: versionName(row) || version.name,
    fuel: card.fuel,
    kilometers: card.kilometers,
    color: textIn(details.colorName, locale),
    transmission: card.transmission,
    pricePvp: card.totalPrice,
    ...(version.doors > 0 && { doors: version.doors }),
    power: version.power,
    ...(version.displacement !== null && { displacement: version.displacement }),
    vin: vehicle.vin,
    dealer: {
      name: dealer.name,
      address: dealer.address,
      city: dealer.municipality,
      zipCode: dealer.zipCode,
    },
  };
};

/** The reason of a vehicle's badge, in a sentence; undefined where it has none or the market has no badges. */
const badgeReason = (
  { vehicle, details, version }: Pick<VehicleRow, "vehicle" | "details" | "version">,
  locale: Locale,
): string | undefined => {
  const { badge, fuel } = vehicle;
  const { country, formats } = marketOf(locale);
  if (badge === null || country !== "ES") return undefined;
  const { badge: words, fuelPhrases } = wordingOf(locale);
  const values = {
    fuel: fuelPhrases[fuel],
    month: formats.month(details.registeredAt),
    standard: details.euroStandard ?? "",
    range: version.electricRange ?? 0,
  };
  const known = details.euroStandard !== null;
  if (fuel === "electric") return words.reasons.electric;
  if (badge === "0") return fill(words.reasons.plugIn, values);
  if (badge === "eco") return fill(known ? words.reasons.helped : words.reasons.helpedPlain, values);
  return fill(known ? words.reasons.combustion : words.reasons.combustionPlain, values);
};

const charged: readonly FuelId[] = ["electric", "plug-in-hybrid"];

/** Technical data that cannot apply to a vehicle, or that it is known to lack: both are left out of its tables. */
export const technicalGaps = (
  { fuel, kind, traction4x4 }: Pick<VehicleRow["vehicle"], "fuel" | "kind" | "traction4x4">,
  locale: Locale,
): NonNullable<VehicleDetail["technicalGaps"]> => {
  const { technical } = wordingOf(locale);
  const isElectric = fuel === "electric";
  const isMotorbike = kind === "motorbike";
  const inapplicable = [
    ...(isElectric ? [technical.displacement, technical.euroStandard] : []),
    ...(charged.includes(fuel) ? [] : [technical.electricRange]),
    ...(isMotorbike ? [technical.doors, technical.traction] : []),
  ];
  return [
    ...inapplicable.map((label) => ({ label, gap: "inapplicable" as const })),
    ...(isMotorbike || traction4x4 ? [] : [{ label: technical.traction, gap: "none" as const }]),
  ];
};

const detailFinance = ({ vehicle }: VehicleRow, offer: Offer): VehicleDetail["carDetailFinance"] => ({
  taeg: offer.taeg,
  tan: offer.tanPercent,
  months: offer.months,
  monthlyPayment: eurosFromCents(offer.feeCents),
  depositValue: eurosFromCents(offer.depositCents),
  capitalFinance: eurosFromCents(offer.capitalCents),
  residualValue: eurosFromCents(offer.residualCents),
  mtic: eurosFromCents(offer.mticCents),
  initialExpenses: eurosFromCents(offer.initialExpensesCents),
  promo: offer.creditType.promo,
  creditTypeId: offer.creditType.id,
  pvp: eurosFromCents(vehicle.priceCents),
  pvf: eurosFromCents(offer.priceCents),
  ...describeTaxes(offer),
});

type DetailSettings = CardSettings & { readonly shop: Pick<Shop, "warranties"> };

/** What it costs to register a vehicle of the other country in the market of the call. */
export const registrationIn = (
  { vehicle, details, version, dealer }: VehicleRow,
  { locale, finance, now }: Pick<DetailSettings, "locale" | "finance" | "now">,
): VehicleDetail["registration"] => {
  const { country } = marketOf(locale);
  if (dealer.country === country) return undefined;
  const { kind, fuel, priceCents } = vehicle;
  const { displacement, co2 } = version;
  const { registeredAt } = details;
  const tax = registrationTax(
    country,
    { ...{ kind, fuel, priceCents }, ...{ displacement, co2 }, registeredAt },
    now,
  );
  return {
    ...(tax && { tax: eurosFromCents(tax.cents), least: tax.isLeast }),
    included: finance.config.registrationIncluded,
  };
};

/** What other sites list of a vehicle, in one language. */
export const buildListing = (row: VehicleRow, settings: CardSettings) => {
  const { vehicle, details, dealer } = row;
  const { locale } = settings;
  const { technical, segments, drawnPictures } = wordingOf(locale);
  const card = buildCard(row, settings);
  return {
    vehicle: structured(row, card, locale),
    card,
    dealer: {
      dealerCode: dealer.dealerCode,
      id: dealer.wireId,
      name: dealer.name,
      phone: dealer.phone,
      ...(dealer.whatsapp && { whatsapp: dealer.whatsapp }),
      latitude: dealer.latitude,
      longitude: dealer.longitude,
      openingHours: dealer.openingHours,
    },
    carDetailImage: {
      staticImages: {
        externalImages: describePictures(row, locale).map((picture) => ({ url: picture.url, picture })),
        ...(isShownByDrawings(row) && { note: drawnPictures }),
      },
    },
    path: card.path,
    publicId: vehicle.publicId,
    segment: { label: technical.segment, id: vehicle.segment, value: segments[vehicle.segment] },
    registeredAt: details.registeredAt,
    description: describeInWords(row, locale),
    seats: vehicle.seats,
  };
};

/** A vehicle with all data of its page, in one language. */
export const buildDetail = (row: VehicleRow, settings: DetailSettings): VehicleDetail => {
  const { vehicle, brand, model } = row;
  const { locale, finance, shop, now } = settings;
  const listing = buildListing(row, settings);
  const { card, carDetailImage } = listing;
  const offer = offerFor(financeableAt(vehicle, settings.now), settings);
  const reason = badgeReason(row, locale);
  const registration = registrationIn(row, settings);
  const frames = isShownByDrawings(row) ? (row.rendered?.turn ?? []) : [];
  return {
    ...listing,
    carDetailCard: detailCard(row, card, offer),
    ...(offer && { carDetailFinance: detailFinance(row, offer) }),
    creditTypes: finance.creditTypes.map((type) => ({
      id: type.id,
      creditName: textIn(type.name, locale),
      rate: type.rate,
      minRate: type.minRate,
      maxInitialDepositPc: type.maxInitialDepositPc,
    })),
    externalPlayer: { autoOnShow: frames.length > 1 },
    carDetailImage: { ...carDetailImage, ...(frames.length > 1 && { spin: { frames } }) },
    contracts: {
      warrantyContract: {
        contractInfoArr: describeWarranties(offeredWarranties(row, shop, now), shop, locale),
      },
    },
    alternates: addressesOf(row),
    brandId: brand.slug,
    modelId: model.slug,
    ...(vehicle.status === "bought" && { soldAt: vehicle.statusSince.toISOString() }),
    ...(reason !== undefined && { badgeReason: reason }),
    ...(registration && { registration }),
    traction4x4: vehicle.traction4x4,
    warrantyMonths: row.details.warrantyMonths,
    technicalData: describeTechnically(row, locale),
    technicalGaps: technicalGaps(vehicle, locale),
    equipment: describeEquipment(row.details.equipment, locale),
  };
};
