import { confirmListPage } from "#api/list-page.ts";
import { loadConditions, loadExpenses } from "#api/load-dropdowns.ts";
import { shownReservationDeposit } from "#api/models/shown-reservation-deposit.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { loadPickupDealers, nearestPickup } from "#api/pickup-dealers.ts";
import { MissingMessage } from "#cms/frame/missing-page.tsx";
import type { VehicleDetailData } from "#contract/blocks/vehicle-detail.ts";
import { reserveAddress } from "#domain/reserve-address.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { loadSimulation } from "#features/finance/load-simulation.ts";
import { PreCheckPage } from "#features/finance/pre-check/pre-check-page.tsx";
import {
  FinanceSimulation,
  financedSlots,
  StoredFigures,
} from "#features/finance/simulation/finance-simulation.tsx";
import { RepaymentsPage } from "#features/finance/simulation/repayments-page.tsx";
import { vehicleView } from "#features/finance/vehicle-view.ts";
import { loadSearchPage } from "#features/search/load-search.ts";
import { OwnCar } from "#features/trade-in/own-car.tsx";
import { KilometerTable } from "#features/vehicle/condition-passport/condition-passport.tsx";
import { FullPriceDetails } from "#features/vehicle/full-price/full-price-details.tsx";
import { loadPriceHistory, loadSimilarVehicles, loadVehicle } from "#features/vehicle/load-vehicle.ts";
import { BarPrice } from "#features/vehicle/reserve-bar/bar-price.tsx";
import { ReserveLink } from "#features/vehicle/reserve-bar/reserve-link.tsx";
import { CostsExplained } from "#features/vehicle/running-costs/running-costs.tsx";
import { loadDelivery } from "#features/vehicle/vehicle-delivery/load-delivery.ts";
import { VehiclePrices } from "#features/vehicle/vehicle-prices/vehicle-prices.tsx";
import { marketOf } from "#market/markets.ts";
import { unfetchedPage } from "#pipeline/missing-page.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import type { FailureKind } from "#platform/result.ts";
import type { BlockContext } from "../../block-context.ts";
import { PartPage } from "./part-page.tsx";
import { SharePage } from "./share-page.tsx";
import { VehicleDetailBlock } from "./vehicle-detail-block.tsx";

/**
 * The simulation of the address, and its summary for the price column. Falls back to the vehicle's own
 * figures where it cannot be calculated; in the column alone where the service does not offer finance.
 * Nothing for a sold vehicle.
 */
const renderFinance = async (vehicle: Vehicle, { locale, simulation: query }: BlockContext) => {
  const conditions = await loadConditions(locale);
  const storedView = vehicleView(vehicle, conditions.ok ? conditions.value.financeConfig : undefined, locale);
  if (storedView === undefined || vehicle.card.bought) return {};
  const { vin } = vehicle.card;
  const result = await loadSimulation(vehicle, conditions, query, locale);
  const view = result.ok ? result.value.view : storedView;
  const financed = financedSlots({ locale, view });
  if (!result.ok && /^not-/.test(result.error.kind)) return { financed };
  const simulation = result.ok ? (
    <FinanceSimulation
      vin={vin}
      path={vehicle.path}
      locale={locale}
      simulation={result.value}
      zip={query.zip}
      ownCar={<OwnCar locale={locale} price={vehicle.carDetailFinance?.pvp ?? 0} place="deposit" />}
    />
  ) : (
    <StoredFigures vin={vin} locale={locale} view={storedView} />
  );
  return { financed, simulation };
};

/** Some vehicles of a dealer, and their page where the content service has one. */
const loadDealerStock = async (dealer: string, locale: Locale) => {
  const scope = { dealers: [dealer], preset: {}, query: emptySearchQuery };
  const answer = await loadSearchPage(locale, { ...scope, limit: 12, isAside: true });
  if (!answer.ok) return undefined;
  const { slug, result } = answer.value;
  const page = await confirmListPage(slug, { dealers: [dealer], filters: {} }, locale);
  return { vehicles: result.vehicles, list: page?.path };
};

/** What a reservation costs at once; undefined where nothing is reserved online. */
const loadReservationDeposit = async ({ card }: Vehicle, locale: Locale): Promise<number | undefined> => {
  const conditions = await loadConditions(locale);
  const config = conditions.ok ? conditions.value.financeConfig : undefined;
  return shownReservationDeposit(card.totalPrice, config?.usualReservationDeposit);
};

/** The element that `start-quotes` takes from a page, with the quote and every place that shows it. */
const renderQuote = async (vehicle: Vehicle, context: BlockContext) => {
  const { vin, totalPrice } = vehicle.card;
  const { locale, simulation: query } = context;
  const { financed, simulation } = await renderFinance(vehicle, context);
  const reservationDeposit = await loadReservationDeposit(vehicle, locale);
  const expenses = await loadExpenses(locale);
  const reserve = { vin, href: reserveAddress(locale, vin, query), reservationDeposit };
  return (
    <>
      <VehiclePrices
        vehicle={vehicle}
        financed={financed}
        fullPrice={<FullPriceDetails vehicle={vehicle} />}
      />
      <BarPrice vin={vin} price={totalPrice} expenses={expenses} monthly={financed?.line} />
      {reservationDeposit !== undefined && (
        <>
          <ReserveLink {...reserve} place="actions" size="large" wide />
          <ReserveLink {...reserve} place="bar" />
        </>
      )}
      {financed?.example}
      {simulation}
    </>
  );
};

/** The credit month by month. */
const renderRepayments = async (vehicle: Vehicle, { locale, simulation: query }: BlockContext) => {
  const result = await loadSimulation(vehicle, await loadConditions(locale), query, locale);
  return (
    <RepaymentsPage vehicle={vehicle} locale={locale} view={result.ok ? result.value.view : undefined} />
  );
};

/** Whether the instalment of the quote fits a month. */
const renderCheck = async (vehicle: Vehicle, { locale, simulation: query }: BlockContext) => {
  const result = await loadSimulation(vehicle, await loadConditions(locale), query, locale);
  const view = result.ok ? result.value.view : undefined;
  return <PreCheckPage vehicle={vehicle} locale={locale} view={view} fit={query.fit} />;
};

/** All odometer readings. */
const renderReadings = async (vehicle: Vehicle) => {
  const readings = vehicle.conditionPassport?.kilometerLine;
  const t = await getScopedI18n("conditionPassport");
  return (
    <PartPage vehicle={vehicle} title={t("kilometers")} section="kilometers">
      {readings ? <KilometerTable readings={readings} /> : <p>{t("unknown")}</p>}
    </PartPage>
  );
};

/** How the running costs were calculated. */
const renderSources = async (vehicle: Vehicle) => {
  const costs = vehicle.runningCosts;
  const t = await getScopedI18n("runningCosts");
  return (
    <PartPage vehicle={vehicle} title={t("how")} section="costs">
      {costs ? <CostsExplained costs={costs} /> : <p>{t("unknown")}</p>}
    </PartPage>
  );
};

const renderShare = (vehicle: Vehicle) => <SharePage vehicle={vehicle} />;

const parts = {
  quote: renderQuote,
  repayments: renderRepayments,
  check: renderCheck,
  readings: renderReadings,
  sources: renderSources,
  share: renderShare,
};

const renderUnavailable = ({ path, locale }: BlockContext, kind: FailureKind) => (
  <MissingMessage locale={locale} answer={unfetchedPage(path, locale, kind)} />
);

/**
 * The page depends on this vehicle: without it, also when its service fails, there is no page, and the page
 * cache serves an earlier one.
 */
export const renderVehicleDetail = async ({ vin }: VehicleDetailData, context: BlockContext) => {
  const { locale, trail } = context;
  // Requested in parallel with the vehicle; the simulation reads it from the request's cache.
  void loadConditions(locale);
  if (context.simulation.part !== undefined) {
    const vehicle = await loadVehicle(vin, locale);
    if (!vehicle.ok) return renderUnavailable(context, vehicle.error.kind);
    return parts[context.simulation.part](vehicle.value, context);
  }
  const [vehicle, similar, history] = await Promise.all([
    loadVehicle(vin, locale),
    loadSimilarVehicles(vin, locale),
    loadPriceHistory(vin, locale),
  ]);
  if (!vehicle.ok) return renderUnavailable(context, vehicle.error.kind);
  const { zip } = context.simulation;
  const { dealerCode } = vehicle.value.dealer;
  const [sameDealer, finance, conditions, delivery] = await Promise.all([
    dealerCode === undefined ? undefined : loadDealerStock(dealerCode, locale),
    renderFinance(vehicle.value, context),
    loadConditions(locale),
    loadDelivery(vin, zip ?? marketOf(locale).postalCode.example, locale),
  ]);
  const pickups = await loadPickupDealers(
    { locale, vehicle: vehicle.value, offered: delivery?.dealers, zip },
    { locale },
  );
  const config = conditions.ok ? conditions.value.financeConfig : undefined;
  return (
    <VehicleDetailBlock
      vehicle={vehicle.value}
      similar={similar.ok ? similar.value : []}
      sameDealer={sameDealer}
      history={history.ok ? history.value.prices : []}
      now={new Date()}
      locale={locale}
      vehicleQuery={context.simulation}
      trail={trail.map(({ text, link }) => ({ text, href: link }))}
      {...finance}
      expenses={config}
      reservationDeposit={await loadReservationDeposit(vehicle.value, locale)}
      homeDeliveryCost={config?.homeDeliveryCost}
      pickup={nearestPickup(pickups, vehicle.value)}
      delivery={zip === undefined ? undefined : delivery}
    />
  );
};
