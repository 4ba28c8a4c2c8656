/** Upholsteries of a car that is taken in. */
export const interiors = ["cloth", "part-leather", "leather", "synthetic-leather", "microfibre"] as const;

/** Paints of a car that is taken in, each with a colour to show beside its name. */
export const exteriorColors = {
  white: "#f4f4f2",
  silver: "#c3c6c9",
  grey: "#7b8086",
  black: "#1c1d1f",
  blue: "#27508f",
  red: "#b3202a",
  green: "#3c6b4b",
  brown: "#6a4b36",
  beige: "#cdbb9b",
  yellow: "#e4bd2e",
  orange: "#d9722b",
  other: undefined,
} as const satisfies Record<string, `#${string}` | undefined>;

export type ExteriorColor = keyof typeof exteriorColors;
