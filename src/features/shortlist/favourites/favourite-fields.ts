/** Names in the form of a heart, and the id by which its buttons belong to it. */
export const favouriteFields = {
  vin: "vin",
  change: "change",
  finance: "fin",
  locale: "locale",
} as const;

export const favouriteFormId = "favourite-form";

/** Whereto it is sent. */
export const favouritePath = "/api/favourite";
