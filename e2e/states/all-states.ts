import { accountStates } from "./account-states.ts";
import { compareStates } from "./compare-states.ts";
import { conditionStates } from "./condition-states.ts";
import { frameStates } from "./frame-states.ts";
import { leadStates } from "./lead-states.ts";
import { listStates } from "./list-states.ts";
import { pageStates } from "./page-states.ts";
import { personalStates } from "./personal-states.ts";
import { reservationStates } from "./reservation-states.ts";
import type { State } from "./state.ts";
import { tradeInStates } from "./trade-in-states.ts";
import { vehicleStates } from "./vehicle-states.ts";
import { withdrawalStates } from "./withdrawal-states.ts";

export const allStates: readonly State[] = [
  ...pageStates,
  ...frameStates,
  ...listStates,
  ...vehicleStates,
  ...compareStates,
  ...leadStates,
  ...accountStates,
  ...personalStates,
  ...tradeInStates,
  ...conditionStates,
  ...reservationStates,
  ...withdrawalStates,
];
