import type { BlockContext } from "#cms/block.ts";
import { MissingMessage } from "#cms/frame/missing-page.tsx";
import { UnavailableVehicles } from "#cms/frame/unavailable-vehicles.tsx";
import { listPathOf } from "#cms/list-path.ts";
import type { VehicleDetail } from "#contract/vehicle.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { loadSimulation, vehicleView } from "#features/finance/load-simulation.ts";
import {
  FinanceSimulation,
  financedSlots,
  KeptFigures,
} from "#features/finance/simulation/finance-simulation.tsx";
import { loadSearchPage } from "#features/search/load-search.ts";
import { loadPriceHistory, loadSimilarVehicles, loadVehicle } from "#features/vehicle/load-vehicle.ts";
import { BarPrice } from "#features/vehicle/reserve-bar/reserve-bar.tsx";
import { VehiclePrices } from "#features/vehicle/vehicle-prices/vehicle-prices.tsx";
import { missingPage } from "#pipeline/missing-page.ts";
import { env } from "#platform/env.ts";
import type { Locale } from "#platform/locale.ts";
import type { FailureKind } from "#platform/result.ts";
import type { VehicleDetailData } from "./schema.ts";
import { VehicleDetailBlock } from "./vehicle-detail-block.tsx";

/**
 * The simulation that the address asks for, and what it says in the price column; the vehicle's own figures when it
 * cannot be made now, and in the column alone where the service does not offer it. Nothing for one that is sold.
 */
const renderFinance = async (vehicle: VehicleDetail, { locale, simulation: asked }: BlockContext) => {
  const kept = vehicleView(vehicle, locale);
  if (kept === undefined || vehicle.card.bought) return {};
  const { vin } = vehicle.card;
  const result = await loadSimulation(vehicle, asked, locale);
  const view = result.ok ? result.value.view : kept;
  const financed = financedSlots({ locale, view });
  if (!result.ok && /^not-/.test(result.error.kind)) return { financed };
  const simulation = result.ok ? (
    <FinanceSimulation
      vin={vin}
      path={vehicle.path}
      locale={locale}
      simulation={result.value}
      zip={asked.zip}
    />
  ) : (
    <KeptFigures vin={vin} locale={locale} view={kept} />
  );
  return { financed, simulation };
};

/** Some vehicles of a dealer, how many there are, and their page where the content service has one. */
const loadDealerStock = async (dealer: string, locale: Locale) => {
  const asked = { dealers: [dealer], preset: {}, query: emptySearchQuery };
  const answer = await loadSearchPage(locale, { ...asked, limit: 12 });
  if (!answer.ok) return undefined;
  const { slug, result } = answer.value;
  return { ...result, list: await listPathOf(slug, { dealers: [dealer], filters: {} }, locale) };
};

/** What `start-quotes` takes from a page: the quote, and whatever the page says of it elsewhere. */
const renderQuote = async (vehicle: VehicleDetail, context: BlockContext) => {
  const { vin, totalPrice } = vehicle.card;
  const { financed, simulation } = await renderFinance(vehicle, context);
  return (
    <>
      <VehiclePrices vehicle={vehicle} financed={financed} />
      <BarPrice vin={vin} price={totalPrice} />
      {financed?.example}
      {simulation}
    </>
  );
};

const renderUnavailable = (vin: string, { path, locale }: BlockContext, kind: FailureKind) => {
  const answer = missingPage(path, locale, kind);
  return answer ? (
    <MissingMessage locale={locale} answer={answer} />
  ) : (
    <UnavailableVehicles heading={vin} level={1} />
  );
};

/**
 * The page is about this vehicle: without it there is no page, and where its service is silent the page says so and the page
 * cache keeps an earlier one.
 */
export const renderVehicleDetail = async ({ vin }: VehicleDetailData, context: BlockContext) => {
  const { locale, trail } = context;
  if (context.simulation.part === "quote") {
    const vehicle = await loadVehicle(vin, locale);
    return vehicle.ok
      ? renderQuote(vehicle.value, context)
      : renderUnavailable(vin, context, vehicle.error.kind);
  }
  const [vehicle, similar, history] = await Promise.all([
    loadVehicle(vin, locale),
    loadSimilarVehicles(vin, locale),
    loadPriceHistory(vin, locale),
  ]);
  if (!vehicle.ok) return renderUnavailable(vin, context, vehicle.error.kind);
  return (
    <VehicleDetailBlock
      vehicle={vehicle.value}
      similar={similar.ok ? similar.value.vehicles : []}
      sameDealer={await loadDealerStock(vehicle.value.dealer.dealerCode, locale)}
      history={history.ok ? history.value.prices : []}
      now={new Date()}
      locale={locale}
      asked={context.simulation}
      trail={trail.map(({ text, link }) => ({ text, href: link }))}
      {...(await renderFinance(vehicle.value, context))}
      reservationDeposit={env().RESERVATION_DEPOSIT_EUR}
    />
  );
};
