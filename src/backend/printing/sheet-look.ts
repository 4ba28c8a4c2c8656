/** How sheets look: A4, lengths in points. */
export const sheetLook = {
  margin: 48,
  ink: "#191d1f",
  muted: "#585e60",
  line: "#d8d2c7",
  regular: "Helvetica",
  bold: "Helvetica-Bold",
} as const;
