import { colours } from "#platform/colours.ts";

/** How sheets look: A4, lengths in points. */
export const sheetStyle = {
  margin: 48,
  ink: colours.light.ink,
  muted: colours.light.muted,
  line: colours.printed.line,
  regular: "Helvetica",
  bold: "Helvetica-Bold",
} as const;
