/**
 * What a dealer does. The group is what the storefront is configured with: CP shows and delivers vehicles, CEV values
 * and takes trade-ins as well.
 */
export const dealerServices = [
  { id: "venta", group: "CP" },
  { id: "venta-entrega", group: "CP" },
  { id: "venta-tasacion", group: "CEV" },
  { id: "centro-tasacion", group: "CEV" },
] as const satisfies readonly { id: string; group: "CP" | "CEV" }[];
