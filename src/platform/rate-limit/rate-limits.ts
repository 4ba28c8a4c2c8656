/** How often one address may do something: `points` times within `seconds`. */
export const rateLimits = {
  simulation: { points: 90, seconds: 60 },
  financePdf: { points: 15, seconds: 60 },
  vehicleStatus: { points: 240, seconds: 60 },
} as const satisfies Record<string, { readonly points: number; readonly seconds: number }>;

export type RateLimitName = keyof typeof rateLimits;
