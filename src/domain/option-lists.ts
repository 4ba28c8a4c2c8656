import { businessConstants } from "./business-constants.ts";

/** The years a customer's car may be from: 100, ending at `currentYear`, latest first. */
export const yearList = (currentYear: number): readonly number[] =>
  yearRange(currentYear - businessConstants.yearListLength + 1, currentYear).toReversed();

/** From the minimum to the maximum year inclusive, ascending; empty when they are crossed or no whole numbers. */
export const yearRange = (min: number, max: number): readonly number[] => {
  if (!Number.isInteger(min) || !Number.isInteger(max) || max < min || max - min > 1_000) return [];
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
};

/** The 15 values of the kilometre dropdown, labelled as specified. */
export const kilometreOptions = (): readonly { readonly value: number; readonly label: string }[] => {
  const { count, step, start } = businessConstants.kilometreOptions;
  return Array.from({ length: count }, (_, index) => {
    const value = start + index * step;
    return { value, label: `${value} kms` };
  });
};
