import { representativeExample } from "#backend/finance/describe-offer.ts";
import type { Offer } from "#backend/finance/offer.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { Locale } from "#platform/locale.ts";
import type { VehicleRow } from "./read-vehicles.ts";

export const describeFinance = ({ vehicle }: VehicleRow, offer: Offer, locale: Locale) => ({
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
