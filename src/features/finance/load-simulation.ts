import "server-only";
import { call } from "#api/call.ts";
import type { Dropdowns } from "#api/models/dropdowns.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import type { Quote } from "#contract/finance.ts";
import { businessConstants } from "#domain/business-constants.ts";
import { depositLimits } from "#domain/finance/deposit-limits.ts";
import { offeredMonths } from "#domain/finance/offered-months.ts";
import { centsFromEuros, eurosFromCents } from "#domain/money.ts";
import type { SimulationQuery } from "#domain/simulation-query.ts";
import type { VehicleQuery } from "#domain/vehicle-query.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { wordsOf } from "#platform/wording.ts";
import { simulationView } from "./simulation-view.ts";
import type { SimulationView } from "./simulation-view-type.ts";

/** The range of the deposit in euros, and the requested one clamped to it. */
interface DepositOffer {
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

/** A requested simulation, with its invalid parameters. */
type SimulationRequest = SimulationQuery & Pick<VehicleQuery, "unread" | "typed">;

const noticesOf = (
  offer: DepositOffer,
  quote: Quote,
  request: SimulationRequest,
  locale: Locale,
): string[] => {
  const words = wordsOf(locale, "finance");
  const limit = marketOf(locale).formats.money(quote.initialValue);
  const notices = (request.unread ?? []).map((key) => words.unread[key]);
  if (offer.brought !== undefined)
    notices.push(fill(offer.brought === "up" ? words.depositTooLow : words.depositTooHigh, { limit }));
  if (request.months !== undefined && request.months !== quote.nrPayments)
    notices.push(fill(words.nearestTerm, { months: quote.nrPayments }));
  return notices;
};

export interface Simulation {
  readonly view: SimulationView;
  readonly offer: DepositOffer;
  /** Available terms, in months. */
  readonly terms: readonly number[];
  /** Whether there is a campaign, which the visitor can turn off. */
  readonly hasCampaign: boolean;
  /** An invalid deposit, as it was typed; empty if it may not be shown again. */
  readonly typed?: string;
}

const isOwn = ({ deposit, months, promo }: SimulationQuery) =>
  deposit !== undefined || months !== undefined || promo !== undefined;

/**
 * The requested finance simulation, within the available limits. Fails with `not-found` for a vehicle that
 * cannot be financed, and with the service's failure.
 * @param conditions the site's conditions of credits and contracts
 */
export const loadSimulation = async (
  vehicle: Vehicle,
  conditions: Result<Pick<Dropdowns, "financeConfig">>,
  request: SimulationRequest,
  locale: Locale,
): Promise<Result<Simulation>> => {
  const finance = vehicle.carDetailFinance;
  if (finance === undefined) return fail("not-found", "This vehicle cannot be financed");
  if (!conditions.ok) return conditions;
  const offer = depositOffer(vehicle, conditions.value.financeConfig, request);
  if (offer === undefined) return fail("not-found", "This vehicle names a credit that is not on offer");
  const promo = request.promo ?? finance.promo;
  const query = { initialValue: offer.deposit, nrPayments: request.months, pdf: false, promo };
  const quote = await call("quote", { params: { vin: vehicle.card.vin }, query }, { locale });
  if (!quote.ok) return quote;
  const { value } = quote;
  const terms = offeredMonths(value.terms, value.nrPayments);
  const view = simulationView(
    { ...value, tan: value.tan ?? finance.tan },
    {
      cash: finance.pvp,
      financed: finance.pvf,
      financedBefore: finance.previousPvf,
      expenses: conditions.value.financeConfig,
      own: isOwn(request),
      ordinary: request.promo === false,
    },
    noticesOf(offer, value, request, locale),
    locale,
  );
  const typed = request.unread?.includes("deposit") && { typed: request.typed ?? "" };
  return ok({ view, offer, terms, hasCampaign: vehicle.carDetailCard.promo, ...typed });
};
