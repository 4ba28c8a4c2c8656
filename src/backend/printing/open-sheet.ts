import type { sheetColours } from "./sheet-style.ts";

/** A sheet that is being written. */
export type OpenSheet = ReturnType<typeof sheetColours> & {
  readonly document: PDFKit.PDFDocument;
  /** Root of the structure for screen readers. */
  readonly root: PDFKit.PDFStructureElement;
};
