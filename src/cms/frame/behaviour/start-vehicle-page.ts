import { startSimulation } from "#features/finance/simulation/start-simulation.ts";
import { startVehicle } from "#features/vehicle/vehicle-behaviour/start-vehicle.tsx";
import type { StartBehaviour } from "#ui/behaviour.ts";
import { startSharing } from "#ui/share-links/start-sharing.tsx";

/** What a vehicle's page does: its pictures, its finance simulation, sharing. */
export const start: StartBehaviour = (stage) => {
  startSimulation();
  startSharing(stage);
  startVehicle(stage);
};
