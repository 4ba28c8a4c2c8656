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
  /** Terms that may be chosen, in months. */
  readonly terms: readonly number[];
  /** Whether there is a campaign to be chosen or left aside. */
  readonly hasCampaign: boolean;
  /** A deposit that could not be read, as it was typed; empty where nothing of it may be said again. */
  readonly typed?: string;
}

const isOwn = ({ deposit, months, promo }: SimulationQuery) =>
  deposit !== undefined || months !== undefined || promo !== undefined;

/**
 * The finance simulation that was asked for, within what is on offer. Fails as `not-found` for a vehicle that cannot
 * be financed, and with the service's failure when it does not answer.
 * @param dropdowns the options of the site, which say what credits are on offer
 */
export const loadSimulation = async (
  vehicle: Vehicle,
  dropdowns: Result<Dropdowns>,
  wish: Wish,
  locale: Locale,
): Promise<Result<Simulation>> => {
  const finance = vehicle.carDetailFinance;
  if (finance === undefined) return fail("not-found", "This vehicle cannot be financed");
  if (!dropdowns.ok) return dropdowns;
  const offer = depositOffer(vehicle, dropdowns.value.financeConfig, wish);
  if (offer === undefined) return fail("not-found", "This vehicle names a credit that is not on offer");
  const promo = wish.promo ?? finance.promo;
  const query = { initialValue: offer.deposit, nrPayments: wish.months, pdf: false, promo };
  const quote = await call("quote", { params: { vin: vehicle.card.vin }, query }, { locale });
  if (!quote.ok) return quote;
  const { value } = quote;
  const terms = offeredTerms(value.terms, value.nrPayments);
  const view = simulationView(
    { ...value, tan: value.tan ?? finance.tan },
    {
      cash: finance.pvp,
      financed: finance.pvf,
      own: isOwn(wish),
      ordinary: wish.promo === false,
    },
    noticesOf(offer, value, wish, locale),
    locale,
  );
  const typed = wish.unread?.includes("deposit") && { typed: wish.typed ?? "" };
  return ok({ view, offer, terms, hasCampaign: vehicle.carDetailCard.promo, ...typed });
};
