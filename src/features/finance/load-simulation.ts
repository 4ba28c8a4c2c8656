import "server-only";
import { call } from "#api/call.ts";
import type { Quote } from "#contract/finance.ts";
import type { VehicleDetail } from "#contract/vehicle.ts";
import type { SimulationQuery } from "#domain/simulation-query.ts";
import type { VehicleQuery } from "#domain/vehicle-query.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { type DepositOffer, depositOffer } from "./deposit-offer.ts";
import { fill, financeWords } from "./finance-words.ts";
import { type SimulationView, simulationView } from "./simulation-view.ts";

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

/** Terms to choose from where the service does not name its own. */
const usualTerms = [24, 36, 48, 60, 72, 84, 96];

const isOwn = ({ deposit, months, promo }: SimulationQuery) =>
  deposit !== undefined || months !== undefined || promo !== undefined;

/** A simulation that is wished for, and what of the wish could not be read. */
type Wish = SimulationQuery & Pick<VehicleQuery, "unread" | "typed">;

const noticesOf = (offer: DepositOffer, quote: Quote, wish: Wish, locale: Locale): string[] => {
  const words = financeWords(locale);
  const limit = marketOf(locale).formats.money(quote.initialValue);
  const notices = (wish.unread ?? []).map((key) => words.unread[key]);
  if (offer.brought !== undefined)
    notices.push(fill(offer.brought === "up" ? words.depositTooLow : words.depositTooHigh, { limit }));
  if (wish.months !== undefined && wish.months !== quote.nrPayments)
    notices.push(fill(words.nearestTerm, { months: quote.nrPayments }));
  return notices;
};

/**
 * The finance simulation that was asked for, within what is on offer. Fails as `not-found` for a vehicle that cannot
 * be financed, and with the service's failure when it does not answer.
 */
export const loadSimulation = async (
  vehicle: VehicleDetail,
  wish: Wish,
  locale: Locale,
): Promise<Result<Simulation>> => {
  const finance = vehicle.carDetailFinance;
  if (finance === undefined) return fail("not-found", "This vehicle cannot be financed");
  const dropdowns = await call("dropdowns", {}, { locale });
  if (!dropdowns.ok) return dropdowns;
  const offer = depositOffer(vehicle, dropdowns.value.financeConfig, wish);
  if (offer === undefined) return fail("not-found", "This vehicle names a credit that is not on offer");
  const query = { initialValue: offer.deposit, nrPayments: wish.months, promo: wish.promo };
  const quote = await call("quote", { params: { vin: vehicle.card.vin }, query }, { locale });
  if (!quote.ok) return quote;
  const { value } = quote;
  const terms = [...new Set([...(value.terms ?? usualTerms), value.nrPayments])].toSorted((a, b) => a - b);
  const view = simulationView(
    { ...value, tan: value.tan ?? finance.tan },
    {
      cash: vehicle.card.totalPrice,
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

/** The figures that the vehicle itself brings, for when no simulation can be had. */
export const vehicleView = (vehicle: VehicleDetail, locale: Locale): SimulationView | undefined => {
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
  return simulationView(quote, { cash: vehicle.card.totalPrice, financed: finance.pvf }, [], locale);
};

/** The quote as a PDF with the European information; `not-implemented` where the service has none. */
export const loadQuotePdf = async (
  vin: string,
  wish: SimulationQuery,
  locale: Locale,
): Promise<Result<Uint8Array<ArrayBuffer>>> => {
  const query = { initialValue: wish.deposit, nrPayments: wish.months, promo: wish.promo, pdf: true };
  const quote = await call("quote", { params: { vin }, query }, { locale });
  if (!quote.ok) return quote;
  const bytes = Buffer.from(quote.value.pdfinBase64 ?? "", "base64");
  if (bytes.subarray(0, 5).toString("latin1") !== "%PDF-")
    return fail("not-implemented", "The service sent no PDF");
  return ok(new Uint8Array(bytes));
};
