/** What a delivery takes: working days of the place it goes to, and what a crossing by sea costs on top, in cents. */
export const deliveryRules = {
  /** Between two days: to the same area, within a country, into the other one, across the sea. */
  days: { near: [3, 5], country: [5, 8], abroad: [8, 12], sea: [12, 18] },
  /** At most so many kilometres count as near. */
  nearKilometres: 120,
  seaCents: 45_000,
  /** A vehicle that stands where it is fetched is ready this soon. */
  readyDays: [2, 4],
} as const satisfies {
  readonly days: Record<DeliveryWay, readonly [number, number]>;
  readonly nearKilometres: number;
  readonly seaCents: number;
  readonly readyDays: readonly [number, number];
};

/** How a vehicle gets from one place to another. */
export type DeliveryWay = "near" | "country" | "abroad" | "sea";
