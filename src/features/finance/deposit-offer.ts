import type { Dropdowns } from "#api/models/dropdowns.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { businessConstants } from "#domain/business-constants.ts";
import { depositLimits } from "#domain/finance/deposit-limits.ts";
import { centsFromEuros, eurosFromCents } from "#domain/money.ts";
import type { SimulationQuery } from "#domain/simulation-query.ts";

/** The range of the deposit in euros, and the requested one clamped to it. */
export interface DepositOffer {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly deposit: number;
  readonly requested: number | undefined;
  readonly brought: "up" | "down" | undefined;
}

/**
 * The deposit by specification 5: minimum from the config, maximum from the price and the credit's share,
 * rounded up to the step, by default the vehicle's own. Undefined for a vehicle that cannot be financed.
 */
export const depositOffer = (
  vehicle: Pick<Vehicle, "carDetailFinance" | "creditTypes">,
  config: Dropdowns["financeConfig"],
  request: SimulationQuery,
): DepositOffer | undefined => {
  const finance = vehicle.carDetailFinance;
  const ordinary = request.promo === false ? businessConstants.financeCreditType : undefined;
  const credit =
    vehicle.creditTypes.find(({ id }) => id === ordinary) ??
    vehicle.creditTypes.find(({ id }) => id === finance?.creditTypeId);
  if (finance === undefined || credit === undefined || config.depositStep <= 0) return undefined;
  const range = depositLimits({
    priceCents: centsFromEuros(finance.pvf),
    maxInitialDepositPc: credit.maxInitialDepositPc,
    vehicleDepositCents: centsFromEuros(finance.depositValue),
    depositMinCents: centsFromEuros(config.depositMin),
    depositStepCents: centsFromEuros(config.depositStep),
  });
  const [min, max] = [eurosFromCents(range.minCents), eurosFromCents(range.maxCents)];
  const requested = request.deposit;
  const deposit =
    requested === undefined ? eurosFromCents(range.defaultCents) : Math.min(Math.max(requested, min), max);
  return {
    min,
    max,
    step: eurosFromCents(range.stepCents),
    deposit,
    requested,
    brought:
      requested === undefined || requested === deposit ? undefined : requested < deposit ? "up" : "down",
  };
};
