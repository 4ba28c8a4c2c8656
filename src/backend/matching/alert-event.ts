/** Something that an alert reports. Prices in cents. */
export type AlertEvent = {
  readonly carAlertId: string | null;
  readonly priceDropAlertId: string | null;
  readonly vehicleId: number;
  /** `arrived`, or `cheaper:` and the price. */
  readonly event: string;
  readonly price: number;
  readonly previous: number | null;
};

/** An event that is new. */
export type RecordedEvent = Pick<
  AlertEvent,
  "carAlertId" | "priceDropAlertId" | "vehicleId" | "event" | "price" | "previous"
>;
