/** Constants of specification 9 that a browser fetches, apart from the others so that it fetches only what it needs. */
export const imagePreviewLimits = {
  wheelThrottleMs: 80,
  scaleSnap: 0.05,
  rotationStepDegrees: 90,
  minPinchScale: 0.5,
  maxScaleFactor: 1.5,
} as const;
export const sharePopup = { width: 500, height: 500 } as const;
