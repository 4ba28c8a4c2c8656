import { inlineCall } from "#platform/inline-source.ts";
import { compareStorageKey } from "./compare-store.ts";

/**
 * Leads from the comparison's bare address to the one of the list that this device keeps, before anything is shown. Sent as text: it
 * uses nothing from outside itself. An address that says anything is left alone, so that an emptied comparison stays empty.
 */
const showKept = (key: string) => {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]").map(({ vin }: { vin: string }) => vin);
    if (kept.length > 0 && location.search === "") location.replace(`?vin=${kept}`);
  } catch {
    // A device may keep nothing, or something else: the page says how to begin.
  }
};

/** The inline script as text. */
export const keptScript = (): string => inlineCall(showKept, compareStorageKey);
