import type { Vehicle } from "#api/models/vehicle.ts";
import type { FinanceTerms } from "./finance-terms-type.ts";

/** The finance offer of a vehicle; undefined when it cannot be financed. */
export const financeTerms = ({
  carDetailFinance: finance,
  carDetailCard: card,
}: Vehicle): FinanceTerms | undefined => {
  if (finance === undefined) return undefined;
  const {
    monthlyPayment,
    months,
    taeg,
    tan,
    depositValue,
    capitalFinance,
    initialExpenses,
    mtic,
    pvf,
    taxes,
  } = finance;
  return {
    monthly: monthlyPayment,
    months,
    taeg,
    tan,
    deposit: depositValue,
    capital: capitalFinance,
    expenses: initialExpenses,
    taxes: taxes && taxes.creditUsed + taxes.interest + taxes.expenses,
    total: mtic,
    totalFinanced: depositValue + mtic,
    financedPrice: pvf,
    lastFee: card.lastFee === monthlyPayment ? undefined : card.lastFee,
    campaignEnd: finance.promo ? card.dtEndOfCampaign : undefined,
  };
};
