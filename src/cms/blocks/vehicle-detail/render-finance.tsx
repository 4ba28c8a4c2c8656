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
 * The simulation that the address asks for, and what it says in the price column; the vehicle's own figures when it
 * cannot be made now, and in the column alone where the service does not offer it. Nothing for one that is sold.
 */
export const renderFinance = async (vehicle: Vehicle, { locale, simulation: asked }: BlockContext) => {
  const kept = vehicleView(vehicle, locale);
  if (kept === undefined || vehicle.card.bought) return {};
  const { vin } = vehicle.card;
  const result = await loadSimulation(vehicle, await loadDropdowns(locale), asked, locale);
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
      ownCar={<OwnCar locale={locale} price={vehicle.carDetailFinance?.pvp ?? 0} place="deposit" />}
    />
  ) : (
    <KeptFigures vin={vin} locale={locale} view={kept} />
  );
  return { financed, simulation };
};
