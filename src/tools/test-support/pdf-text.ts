import { textOfPdf } from "#backend/printing/test-read-pdf.ts";

/** The text of a PDF that the site made. */
export const pdfText = (file: Buffer): string => textOfPdf(file);
