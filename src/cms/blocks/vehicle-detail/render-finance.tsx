import type { Vehicle } from "#api/models/vehicle.ts";
import { loadSimulation } from "#features/finance/load-simulation.ts";
import {
  FinanceSimulation,
  financedSlots,
  KeptFigures,
} from "#features/finance/simulation/finance-simulation.tsx";
import { vehicleView } from "#features/finance/vehicle-view.ts";
import { loadDropdowns } from "#features/search/load-dropdowns.ts";
import { OwnCar } from "#features/trade-in/own-car.tsx";
import type { BlockContext } from "../../block-context.ts";

/**
 * The simulation of the address, and its summary for the price column. Falls back to the vehicle's own
 * figures where it cannot be calculated; in the column alone where the service does not offer finance.
 * Nothing for a sold vehicle.
 */
export const renderFinance = async (vehicle: Vehicle, { locale, simulation: query }: BlockContext) => {
  const storedView = vehicleView(vehicle, locale);
  if (storedView === undefined || vehicle.card.bought) return {};
  const { vin } = vehicle.card;
  const result = await loadSimulation(vehicle, await loadDropdowns(locale), query, locale);
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
    <KeptFigures vin={vin} locale={locale} view={storedView} />
  );
  return { financed, simulation };
};
