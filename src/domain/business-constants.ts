import { reloadGuardMs } from "#browser/reload-guard.ts";
import { imagePreviewLimits, sharePopup } from "./widget-constants.ts";

/** Business constants of specification 9 that have no other home. Durations in milliseconds, sizes in CSS pixels. */
export const businessConstants = {
  loginProviderId: 5,
  loginResetDelayMs: 1_500,
  alertClearMs: 4_000,
  reloadGuardMs,
  localeCookieDays: 365,
  yearListLength: 100,
  kilometreOptions: { count: 15, step: 10_000, start: 0 },
  defaultTaxStampPercent: 0,
  financeCreditType: "credit",
  warrantyYears: 3,
  eagerPageComponents: 4,
  imagePreview: imagePreviewLimits,
  sharePopup,
} as const;
