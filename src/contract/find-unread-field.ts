/** Fields by which content refers to a part of the site. */
const offerFields = ["needs", "without"] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** What is off or empty adds nothing to a page. */
const saysNothing = (value: unknown): boolean => value === undefined || value === null || value === false;

const isOfferField = (field: string): boolean => offerFields.some((known) => known === field);

/**
 * Path of the first field that a block was sent with and its shape left out, such as `items.0.badge`; undefined where all
 * were read. Lists out of which the shape takes members are not looked into. Pure.
 */
export const findUnreadField = (sent: unknown, read: unknown): string | undefined => {
  if (!isObject(sent) || !isObject(read)) return undefined;
  if (Array.isArray(sent) && sent.length !== read.length) return undefined;
  for (const [field, value] of Object.entries(sent)) {
    if (saysNothing(value) || isOfferField(field)) continue;
    if (!Object.hasOwn(read, field)) return field;
    const inner = findUnreadField(value, read[field]);
    if (inner !== undefined) return `${field}.${inner}`;
  }
  return undefined;
};
