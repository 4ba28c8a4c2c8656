"use client";

import { useSyncExternalStore } from "react";
import { comparedOnServer, comparedVehicles, subscribeToCompared } from "./compare-store.ts";

/** How many vehicles this device compares; nothing for none. */
export function CompareCount() {
  const { length } = useSyncExternalStore(subscribeToCompared, comparedVehicles, comparedOnServer);
  return <b data-count="">{length || ""}</b>;
}
