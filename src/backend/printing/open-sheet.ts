/** A sheet that is being written. */
export type OpenSheet = {
  readonly document: PDFKit.PDFDocument;
  /** What all that is read aloud hangs on. */
  readonly root: PDFKit.PDFStructureElement;
};
