import type { PanelMemory } from "./panel-state.ts";

/** The address of a panel's page with what the panel remembers. Pure. */
export const withMemory = (page: string, memory: PanelMemory): string =>
  Object.entries(memory).reduce(
    (address, [name, value]) =>
      value ? `${address}${address.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}` : address,
    page,
  );

/** What a panel remembers of the address that it shows: the parameters that its page names, empty when they are not there. Pure. */
export const rememberedOf = (address: string, names: string): PanelMemory => {
  const params = new URLSearchParams(address.split("?")[1]);
  return Object.fromEntries(names.split(" ").map((name) => [name, params.get(name) ?? ""]));
};
