/** How a list looks at its vehicles. */
export type CardView = {
  /** By what they cost a month: that price is the large one. */
  readonly monthly: boolean;
  /** Whole euros that the credit begins with, also on the vehicle's page. */
  readonly deposit?: number | undefined;
  /** Postal code that distances are said from. */
  readonly place?: string | undefined;
  /** Id of the form by which what is said of a vehicle leads to the list's filter for it. */
  readonly form?: string | undefined;
  /** Id of the form by which its town does. */
  readonly placeForm?: string | undefined;
};
