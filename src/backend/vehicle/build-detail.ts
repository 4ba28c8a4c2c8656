import { financeableAt } from "#backend/finance/campaign.ts";
import { describeTaxes } from "#backend/finance/describe-taxes.ts";
import { type Offer, offerFor } from "#backend/finance/offer.ts";
import { frameUrl, pictureUrl } from "#backend/picture-variants.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { VehicleDetail } from "#contract/vehicle.ts";
import { eurosFromCents } from "#domain/money.ts";
import { buildCard, type CardSettings } from "./build-card.ts";
import { badgeReason } from "./describe-badge.ts";
import { describeEquipment, describeWarranties } from "./describe-equipment.ts";
import { describeInWords } from "./describe-in-words.ts";
import { describePicture } from "./describe-picture.ts";
import { describeTechnically } from "./describe-technically.ts";
import type { VehicleRow } from "./read-vehicles.ts";
import { addressesOf, commercialDescription, fullName, versionName } from "./vehicle-names.ts";

/** A vehicle with everything its page shows, in one language. */
export const buildDetail = (row: VehicleRow, settings: CardSettings): VehicleDetail => {
  const { vehicle, details, dealer, brand, model } = row;
  const { locale, finance } = settings;
  const { technical, segments } = wordingOf(locale);
  const card = buildCard(row, settings);
  const offer = offerFor(financeableAt(vehicle, settings.now), settings);
  const reason = badgeReason(row, locale);
  const stills = details.pictures.filter(({ frame }) => frame === undefined);
  const frames = details.pictures
    .filter(({ frame }) => frame !== undefined)
    .toSorted((a, b) => (a.frame ?? 0) - (b.frame ?? 0));
  const subject = { name: fullName(row), kind: vehicle.kind };
  return {
    vehicle: structured(row, card, locale),
    carDetailCard: detailCard(row, card, offer),
    ...(offer && { carDetailFinance: detailFinance(row, offer) }),
    creditTypes: finance.creditTypes.map((type) => ({
      id: type.id,
      creditName: type.name[locale],
      rate: type.rate,
      minRate: type.minRate,
      maxInitialDepositPc: type.maxInitialDepositPc,
    })),
    dealer: {
      dealerCode: dealer.dealerCode,
      id: dealer.wireId,
      name: dealer.name,
      phone: dealer.phone,
      latitude: dealer.latitude,
      longitude: dealer.longitude,
      openingHours: dealer.openingHours,
    },
    externalPlayer: { autoOnShow: frames.length > 1 },
    carDetailImage: {
      staticImages: {
        externalImages: stills.map((picture) => ({
          url: pictureUrl(picture.file),
          picture: describePicture(picture, subject, locale),
        })),
      },
      ...(frames.length > 1 && { spin: { frames: frames.map(({ file }) => frameUrl(file)) } }),
    },
    contracts: {
      warrantyContract: { contractInfoArr: describeWarranties(details.warrantyContracts, locale) },
    },
    card,
    path: card.path,
    alternates: addressesOf(row),
    publicId: vehicle.publicId,
    segment: { label: technical.segment, id: vehicle.segment, value: segments[vehicle.segment] },
    brandId: brand.slug,
    modelId: model.slug,
    ...(vehicle.status === "bought" && { soldAt: vehicle.statusSince.toISOString() }),
    registeredAt: details.registeredAt,
    description: describeInWords(row, locale),
    ...(reason !== undefined && { badgeReason: reason }),
    seats: vehicle.seats,
    traction4x4: vehicle.traction4x4,
    warrantyMonths: details.warrantyMonths,
    technicalData: describeTechnically(row, locale),
    equipment: describeEquipment(details.equipment, locale),
  };
};

const structured = (
  row: VehicleRow,
  card: VehicleDetail["card"],
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
    color: details.colorName[locale],
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

const detailCard = (
  row: VehicleRow,
  card: VehicleDetail["card"],
  offer: Offer | undefined,
): VehicleDetail["carDetailCard"] => {
  const { promoPriceCents, campaignEndsAt } = row.vehicle;
  return {
    vin: card.vin,
    model: card.model,
    commercialDescription: commercialDescription(row),
    ...(card.imageUrl !== undefined && { imageUrl: card.imageUrl }),
    prices: [
      {
        priceType: "TotalPrice",
        actualValue: card.totalPrice,
        ...(card.previousPrice !== undefined && { previousValue: card.previousPrice }),
      },
      ...(promoPriceCents === null
        ? []
        : [{ priceType: "PromoFinance" as const, actualValue: eurosFromCents(promoPriceCents) }]),
    ],
    promo: card.promo,
    ...(card.legalInfo !== undefined && { legalInfo: card.legalInfo }),
    ...(offer && {
      tooltipDescription: { tan: offer.tanPercent, months: offer.months, taeg: offer.taeg },
      depositValue: eurosFromCents(offer.depositCents),
      monthPrice: eurosFromCents(offer.feeCents),
      months: offer.months,
      capitalFinance: eurosFromCents(offer.capitalCents),
      mtic: eurosFromCents(offer.mticCents),
      initialExpenses: eurosFromCents(offer.initialExpensesCents),
      lastFee: eurosFromCents(offer.lastFeeCents),
      ...(offer.creditType.promo && campaignEndsAt !== null && { dtEndOfCampaign: campaignEndsAt }),
    }),
  };
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
