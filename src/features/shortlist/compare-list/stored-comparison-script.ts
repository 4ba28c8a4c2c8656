import { inlineCall } from "#platform/inline-source.ts";
import { compareStorageKey } from "./compare-store.ts";

/**
 * Redirects from the comparison's bare address to that of the stored list, before anything is shown.
 * Serialized as text: it may not refer to anything outside itself. An address with a query stays, so that an
 * emptied comparison stays empty.
 */
const openStored = (key: string) => {
  try {
    const vins = JSON.parse(localStorage.getItem(key) ?? "[]").map(({ vin }: { vin: string }) => vin);
    if (vins.length > 0 && location.search === "") location.replace(`?vin=${vins}`);
  } catch {
    // No storage, or invalid content: the page explains how to start.
  }
};

/** The inline script as text. */
export const storedComparisonScript = (): string => inlineCall(openStored, compareStorageKey);
