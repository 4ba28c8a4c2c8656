import type { Shop } from "#backend/shop/read-shop.ts";
import { colours } from "#platform/colours.ts";

/** How all sheets look: A4, lengths in points. */
export const sheetStyle = {
  margin: 48,
  line: colours.printed.line,
  regular: "Helvetica",
  bold: "Helvetica-Bold",
} as const;

/** The shop's colours. */
export const sheetColours = ({ theme: { light } }: Pick<Shop, "theme">) => ({
  accent: light?.accent ?? colours.light.accent,
  ink: light?.ink ?? colours.light.ink,
  muted: light?.muted ?? colours.light.muted,
});
