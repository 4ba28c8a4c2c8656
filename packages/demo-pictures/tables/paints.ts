/** `base` under the lacquer; dark and saturated, since bright bases look like toys. Metalness 0 is a solid paint. */
export type Paint = { readonly base: string; readonly metalness: number; readonly roughness: number };

export const PAINTS = {
  white: { base: "#dfe1e2", metalness: 0, roughness: 0.42 },
  black: { base: "#08090b", metalness: 0.25, roughness: 0.34 },
  grey: { base: "#3d4146", metalness: 0.6, roughness: 0.42 },
  silver: { base: "#a6aab0", metalness: 0.72, roughness: 0.38 },
  blue: { base: "#12305c", metalness: 0.5, roughness: 0.4 },
  red: { base: "#86090f", metalness: 0.3, roughness: 0.4 },
  green: { base: "#17382b", metalness: 0.5, roughness: 0.4 },
  beige: { base: "#a39a86", metalness: 0.45, roughness: 0.42 },
  brown: { base: "#41291b", metalness: 0.55, roughness: 0.4 },
  orange: { base: "#b04a05", metalness: 0.4, roughness: 0.4 },
  yellow: { base: "#c89608", metalness: 0.05, roughness: 0.42 },
  "light-blue": { base: "#5d8aa8", metalness: 0.4, roughness: 0.4 },
} as const satisfies Record<string, Paint>;
