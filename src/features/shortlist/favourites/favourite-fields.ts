/** Field names of the favourites form, and the id that associates its buttons. */
export const favouriteFields = {
  vin: "vin",
  change: "change",
  finance: "fin",
  locale: "locale",
} as const;

export const favouriteFormId = "favourite-form";

/** Its address. */
export const favouritePath = "/api/favourite";
