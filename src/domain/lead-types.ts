/** The lead type ids (specification 3), by the name of the panel or form that sends the lead. */
export const leadTypes = {
  "test-drive": 32,
  "contact-vehicle": 33,
  contact: 34,
  newsletter: 36,
  "car-alert": 37,
  "price-drop": 38,
} as const;

export type LeadTypeName = keyof typeof leadTypes;

const names = new Map<number, LeadTypeName>(
  (Object.keys(leadTypes) as LeadTypeName[]).map((name) => [leadTypes[name], name]),
);

/** The name of a stored type. Throws for an unknown one. */
export const leadTypeName = (type: number): LeadTypeName => {
  const name = names.get(type);
  if (name === undefined) throw new Error(`A lead has the unknown type ${type}`);
  return name;
};
