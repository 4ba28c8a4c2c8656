import { start as startQuotes } from "#features/finance/simulation/start-quotes.ts";
import { start as startVehicle } from "#features/vehicle/vehicle-behaviour/start-vehicle.ts";

/** What a vehicle's page and a finance simulator need, in one file. */
export const vehicle = { startQuotes, startVehicle };
