/**
 * A postal code of either country in its one spelling: `28001`, `1000-001`, `1000`. Undefined for anything else; whether
 * there is such a place is for others to say.
 */
export const readPostalCode = (text: string | undefined): string | undefined => {
  const digits = text?.replace(/[\s-]/g, "") ?? "";
  if (/^\d{4,5}$/.test(digits)) return digits;
  return /^\d{7}$/.test(digits) ? `${digits.slice(0, 4)}-${digits.slice(4)}` : undefined;
};
