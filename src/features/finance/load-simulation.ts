import type { Dropdowns } from "#api/models/dropdowns.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import "server-only";
import { call } from "#api/call.ts";
import { offeredTerms } from "#domain/finance/offered-terms.ts";
import type { SimulationQuery } from "#domain/simulation-query.ts";
import type { Locale } from "#platform/locale.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { type DepositOffer, depositOffer } from "./deposit-offer.ts";
import { noticesOf, type Wish } from "./simulation-notices.ts";
import { simulationView } from "./simulation-view.ts";
import type { SimulationView } from "./simulation-view-type.ts";

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
 * @param dropdowns the site's options, with the available credits
 */
export const loadSimulation = async (
  vehicle: Vehicle,
  dropdowns: Result<Dropdowns>,
  request: Wish,
  locale: Locale,
): Promise<Result<Simulation>> => {
  const finance = vehicle.carDetailFinance;
  if (finance === undefined) return fail("not-found", "This vehicle cannot be financed");
  if (!dropdowns.ok) return dropdowns;
  const offer = depositOffer(vehicle, dropdowns.value.financeConfig, request);
  if (offer === undefined) return fail("not-found", "This vehicle names a credit that is not on offer");
  const promo = request.promo ?? finance.promo;
  const query = { initialValue: offer.deposit, nrPayments: request.months, pdf: false, promo };
  const quote = await call("quote", { params: { vin: vehicle.card.vin }, query }, { locale });
  if (!quote.ok) return quote;
  const { value } = quote;
  const terms = offeredTerms(value.terms, value.nrPayments);
  const view = simulationView(
    { ...value, tan: value.tan ?? finance.tan },
    {
      cash: finance.pvp,
      financed: finance.pvf,
      own: isOwn(request),
      ordinary: request.promo === false,
    },
    noticesOf(offer, value, request, locale),
    locale,
  );
  const typed = request.unread?.includes("deposit") && { typed: request.typed ?? "" };
  return ok({ view, offer, terms, hasCampaign: vehicle.carDetailCard.promo, ...typed });
};
