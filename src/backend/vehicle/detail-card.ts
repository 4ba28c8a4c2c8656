import type { Offer } from "#backend/finance/offer.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { WrittenCard } from "./build-card.ts";
import type { VehicleRow } from "./read-vehicles.ts";
import { commercialDescription } from "./vehicle-names.ts";

export const detailCard = (
  row: VehicleRow,
  card: WrittenCard,
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
        actualValue: eurosFromCents(row.vehicle.priceCents),
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
