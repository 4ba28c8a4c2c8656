/** Field names and address of the forms that change a customer's searches, alerts and notifications. */
export const savedItemFields = {
  locale: "locale",
  subject: "subject",
  change: "change",
  view: "view",
} as const;

export const savedItemsPath = "/api/saved-items";
