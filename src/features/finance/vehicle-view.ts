import type { Expenses } from "#api/models/full-price.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import type { Locale } from "#platform/locale.ts";
import { simulationView } from "./simulation-view.ts";
import type { SimulationView } from "./simulation-view-type.ts";

/** The vehicle's own figures, for when no simulation can be loaded. */
export const vehicleView = (
  vehicle: Vehicle,
  expenses: Expenses | undefined,
  locale: Locale,
): SimulationView | undefined => {
  const { carDetailFinance: finance, carDetailCard: card } = vehicle;
  if (finance === undefined) return undefined;
  const quote = {
    fee: finance.monthlyPayment,
    nrPayments: finance.months,
    capitalToFinance: finance.capitalFinance,
    initialValue: finance.depositValue,
    residualValue: finance.residualValue,
    promo: finance.promo,
    taeg: finance.taeg,
    tan: finance.tan,
    mtic: finance.mtic,
    legalInfo: card.legalInfo ?? "",
    initialExpenses: finance.initialExpenses,
    lastFee: card.lastFee ?? finance.monthlyPayment,
    dtEndOfCampaign: card.dtEndOfCampaign,
    taxes: finance.taxes,
  };
  const { pvp: cash, pvf: financed, previousPvf: financedBefore } = finance;
  return simulationView(quote, { cash, financed, financedBefore, expenses }, [], locale);
};
