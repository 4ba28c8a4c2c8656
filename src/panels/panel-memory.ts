import type { PanelMemory } from "./panel-state.ts";

/** The address of a panel's page with its remembered parameters. Pure. */
export const withMemory = (page: string, memory: PanelMemory): string =>
  Object.entries(memory).reduce(
    (address, [name, value]) =>
      value ? `${address}${address.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}` : address,
    page,
  );

/**
 * The parameters of an address that a panel remembers, by the names that its page lists; empty when absent.
 * Pure.
 */
export const rememberedOf = (address: string, names: string): PanelMemory => {
  const params = new URLSearchParams(address.split("?")[1]);
  return Object.fromEntries(names.split(" ").map((name) => [name, params.get(name) ?? ""]));
};
