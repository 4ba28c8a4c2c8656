/** How a list shows its vehicles. */
export type CardView = {
  /** Monthly instalments as the primary price. */
  readonly monthly: boolean;
  /** Deposit of the credit in whole euros, also on the vehicle's page. */
  readonly deposit?: number | undefined;
  /** Postal code for distances. */
  readonly place?: string | undefined;
};
