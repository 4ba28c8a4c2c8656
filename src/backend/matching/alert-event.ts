/** Something that an alert is to tell. Prices in cents. */
export type AlertEvent = {
  readonly carAlertId: string | null;
  readonly priceDropAlertId: string | null;
  readonly vehicleId: number;
  /** `arrived`, or `cheaper:` and the price. */
  readonly event: string;
  readonly price: number;
  readonly previous: number | null;
};
