import { shownReservationDeposit } from "#api/models/shown-reservation-deposit.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { MissingMessage } from "#cms/frame/missing-page.tsx";
import type { VehicleDetailData } from "#contract/blocks/vehicle-detail.ts";
import { loadDropdowns } from "#features/search/load-dropdowns.ts";
import { loadPriceHistory, loadSimilarVehicles, loadVehicle } from "#features/vehicle/load-vehicle.ts";
import { BarPrice } from "#features/vehicle/reserve-bar/bar-price.tsx";
import { loadDelivery } from "#features/vehicle/vehicle-delivery/load-delivery.ts";
import { VehiclePrices } from "#features/vehicle/vehicle-prices/vehicle-prices.tsx";
import { unfetchedPage } from "#pipeline/missing-page.ts";
import type { FailureKind } from "#platform/result.ts";
import type { BlockContext } from "../../block-context.ts";
import { loadDealerStock } from "./load-dealer-stock.ts";
import { renderFinance } from "./render-finance.tsx";
import { VehicleDetailBlock } from "./vehicle-detail-block.tsx";

/** The element that `start-quotes` takes from a page, with the quote and every place that shows it. */
const renderQuote = async (vehicle: Vehicle, context: BlockContext) => {
  const { vin, totalPrice } = vehicle.card;
  const { financed, simulation } = await renderFinance(vehicle, context);
  return (
    <>
      <VehiclePrices vehicle={vehicle} financed={financed} />
      <BarPrice vin={vin} price={totalPrice} monthly={financed?.line} />
      {financed?.example}
      {simulation}
    </>
  );
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
  void loadDropdowns(locale);
  if (context.simulation.part === "quote") {
    const vehicle = await loadVehicle(vin, locale);
    return vehicle.ok ? renderQuote(vehicle.value, context) : renderUnavailable(context, vehicle.error.kind);
  }
  const [vehicle, similar, history] = await Promise.all([
    loadVehicle(vin, locale),
    loadSimilarVehicles(vin, locale),
    loadPriceHistory(vin, locale),
  ]);
  if (!vehicle.ok) return renderUnavailable(context, vehicle.error.kind);
  const { zip } = context.simulation;
  const { dealerCode } = vehicle.value.dealer;
  const [sameDealer, finance, dropdowns, delivery] = await Promise.all([
    dealerCode === undefined ? undefined : loadDealerStock(dealerCode, locale),
    renderFinance(vehicle.value, context),
    loadDropdowns(locale),
    zip === undefined ? undefined : loadDelivery(vin, zip, locale),
  ]);
  const config = dropdowns.ok ? dropdowns.value.financeConfig : undefined;
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
      reservationDeposit={shownReservationDeposit(
        vehicle.value.card.totalPrice,
        config?.usualReservationDeposit,
      )}
      homeDeliveryCost={config?.homeDeliveryCost}
      delivery={delivery}
    />
  );
};
