import { financeableAt } from "#backend/finance/campaign.ts";
import { offerFor } from "#backend/finance/offer.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { textIn } from "#platform/locale.ts";
import { badgeReason } from "./badge-reason.ts";
import { buildCard, type CardSettings } from "./build-card.ts";
import { describeEquipment, describeWarranties } from "./describe-equipment.ts";
import { describeInWords } from "./describe-in-words.ts";
import { describePictures, isShownByDrawings } from "./describe-pictures.ts";
import { describeTechnically } from "./describe-technically.ts";
import { detailCard } from "./detail-card.ts";
import { detailFinance } from "./detail-finance.ts";
import type { VehicleRow } from "./read-vehicles.ts";
import { structured } from "./structured-vehicle.ts";
import { technicalGaps } from "./technical-gaps.ts";
import { addressesOf } from "./vehicle-names.ts";

/** A vehicle with everything its page shows, in one language. */
export const buildDetail = (row: VehicleRow, settings: CardSettings): VehicleDetail => {
  const { vehicle, details, dealer, brand, model } = row;
  const { locale, finance } = settings;
  const { technical, segments } = wordingOf(locale);
  const card = buildCard(row, settings);
  const offer = offerFor(financeableAt(vehicle, settings.now), settings);
  const reason = badgeReason(row, locale);
  const drawn = isShownByDrawings(row);
  const frames = drawn ? (row.drawn?.turn ?? []) : [];
  return {
    vehicle: structured(row, card, locale),
    carDetailCard: detailCard(row, card, offer),
    ...(offer && { carDetailFinance: detailFinance(row, offer) }),
    creditTypes: finance.creditTypes.map((type) => ({
      id: type.id,
      creditName: textIn(type.name, locale),
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
        externalImages: describePictures(row, locale).map((picture) => ({ url: picture.url, picture })),
        ...(drawn && { note: wordingOf(locale).drawnPictures }),
      },
      ...(frames.length > 1 && { spin: { frames } }),
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
    technicalGaps: technicalGaps(vehicle, locale),
    equipment: describeEquipment(details.equipment, locale),
  };
};
