import { browsingCodes } from "./browsing-codes.ts";

/** The numeric types of tracking events (specification 9). */
export const trackingCodes = {
  ...browsingCodes,
  cookiePage: 15,
  faqs: 22,
  reserveStep1: 34,
  reserveStep2: 35,
  reserveStep3: 36,
  reserveStep4: 37,
  startReserve: 40,
  retakeStep1: 41,
  retakeStep2: 42,
  retakeStep3: 43,
  retakeEvaluation: 44,
  reserveStep5: 45,
  reserveStep6: 46,
  reserveStep7: 47,
} as const;

type TrackingEvent = keyof typeof trackingCodes;
export type TrackingCode = (typeof trackingCodes)[TrackingEvent];
