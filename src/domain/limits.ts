import { reloadGuardMs } from "#browser/reload-guard.ts";

// Apart from the others: what a browser fetches contains only what it needs.
export const imagePreviewLimits = {
  wheelThrottleMs: 80,
  scaleSnap: 0.05,
  rotationStepDegrees: 90,
  minPinchScale: 0.5,
  maxScaleFactor: 1.5,
} as const;
export const sharePopup = { width: 500, height: 500 } as const;

/** Business constants of specification 9 that have no other home. Durations in milliseconds, sizes in CSS pixels. */
export const limits = {
  loginProviderId: 5,
  loginResetDelayMs: 1_500,
  alertClearMs: 4_000,
  reloadGuardMs,
  localeCookieDays: 365,
  minTradeInKms: 100,
  yearListLength: 100,
  kilometreOptions: { count: 15, step: 10_000, start: 0 },
  defaultTaxStampPercent: 0,
  financeCreditType: "credit",
  warrantyYears: 3,
  eagerPageComponents: 4,
  imagePreview: imagePreviewLimits,
  sharePopup,
} as const;

/** The years a customer's car may be from: 100, ending at `currentYear`, latest first. */
export const yearList = (currentYear: number): readonly number[] =>
  yearRange(currentYear - limits.yearListLength + 1, currentYear).toReversed();

/** From the minimum to the maximum year inclusive, ascending; empty when they are crossed or no whole numbers. */
export const yearRange = (min: number, max: number): readonly number[] => {
  if (!Number.isInteger(min) || !Number.isInteger(max) || max < min || max - min > 1_000) return [];
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
};

/** The 15 values of the kilometre dropdown, labelled as specified. */
export const kilometreOptions = (): readonly { readonly value: number; readonly label: string }[] => {
  const { count, step, start } = limits.kilometreOptions;
  return Array.from({ length: count }, (_, index) => {
    const value = start + index * step;
    return { value, label: `${value} kms` };
  });
};
