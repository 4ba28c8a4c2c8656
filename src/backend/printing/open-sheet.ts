/** A sheet that is being written. */
export type OpenSheet = {
  readonly document: PDFKit.PDFDocument;
  /** Root of the structure for screen readers. */
  readonly root: PDFKit.PDFStructureElement;
};
