import { describeTaxes } from "#backend/finance/describe-taxes.ts";
import type { Offer } from "#backend/finance/offer.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { VehicleRow } from "./read-vehicles.ts";

export const detailFinance = ({ vehicle }: VehicleRow, offer: Offer): VehicleDetail["carDetailFinance"] => ({
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
