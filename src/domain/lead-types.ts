/** The lead type ids (specification 3), by the name of the panel or form that asks for the lead. */
export const leadTypes = {
  "test-drive": 32,
  "contact-vehicle": 33,
  contact: 34,
  newsletter: 36,
  "car-alert": 37,
  "price-drop": 38,
} as const;

export type LeadName = keyof typeof leadTypes;
export type LeadTypeId = (typeof leadTypes)[LeadName];

/** True for exactly the names in `leadTypes`. */
export const isLeadName = (value: unknown): value is LeadName =>
  typeof value === "string" && Object.hasOwn(leadTypes, value);
