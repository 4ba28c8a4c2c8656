export type VehicleState = "available" | "reserved" | "bought";
export type StatusEntry = { readonly vin: string; readonly reserved: boolean; readonly bought: boolean };

/** The status of a vehicle: sold takes precedence over reserved. */
export const stateOf = ({ reserved, bought }: Omit<StatusEntry, "vin">): VehicleState =>
  bought ? "bought" : reserved ? "reserved" : "available";
