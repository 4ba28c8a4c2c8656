/** The lead type ids (specification 3), by the name of the panel or form that sends the lead. */
export const leadTypes = {
  "test-drive": 32,
  "contact-vehicle": 33,
  contact: 34,
  newsletter: 36,
  "car-alert": 37,
  "price-drop": 38,
} as const;
