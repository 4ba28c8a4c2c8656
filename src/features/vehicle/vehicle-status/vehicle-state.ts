export type VehicleState = "available" | "reserved" | "bought";
export type StatusEntry = { readonly vin: string; readonly reserved: boolean; readonly bought: boolean };

/** What may be done with a vehicle: sold outweighs reserved. */
export const stateOf = ({ reserved, bought }: Omit<StatusEntry, "vin">): VehicleState =>
  bought ? "bought" : reserved ? "reserved" : "available";
