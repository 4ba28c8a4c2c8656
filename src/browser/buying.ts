/** What a vehicle's page and a simulator need, in one file. */
export { start as startQuotes } from "#features/finance/simulation/start-quotes.ts";
export { start as startVehicle } from "#features/vehicle/vehicle-behaviour/start-vehicle.ts";
