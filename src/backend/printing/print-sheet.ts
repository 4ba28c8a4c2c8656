import type { Shop } from "#backend/shop/read-shop.ts";
import { fill } from "#platform/fill.ts";
import { languageTag } from "#platform/locale.ts";
import type { OpenSheet } from "./open-sheet.ts";
import { printableText } from "./printable-text.ts";
import type { PrintedSheet } from "./printed-sheet.ts";
import { sheetColours, sheetStyle } from "./sheet-style.ts";
import { writePart, writeText } from "./write-part.ts";

const { margin, regular } = sheetStyle;

/**
 * A PDF of a sheet: A4, tagged for screen readers, in the sheet's language. The same sheet of the same moment is the same file, byte by
 * byte. The library is loaded with the first one.
 * @param made the file's date of creation
 */
export const printSheet = async (
  sheet: PrintedSheet,
  made: Date,
  shop: Pick<Shop, "theme">,
): Promise<Buffer> => {
  const { default: PDFDocument } = await import("pdfkit");
  const document = new PDFDocument({
    size: "A4",
    margin,
    pdfVersion: "1.7",
    lang: languageTag(sheet.locale),
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: printableText(sheet.title), Subject: sheet.subject, CreationDate: made, ModDate: made },
  });
  const root = document.struct("Document");
  document.addStructure(root);
  const open = { document, root, ...sheetColours(shop) };
  writeText(open, sheet.title, { tag: "H1", size: 16 });
  writeText(open, sheet.subject, { tag: "P", size: 11 });
  for (const part of sheet.parts) writePart(open, part);
  root.end();
  numberPages(open, sheet.page);
  return finished(document);
};

const numberPages = ({ document, muted }: OpenSheet, wording: string): void => {
  const { start, count } = document.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    document.switchToPage(start + index);
    document.page.margins.bottom = 0;
    document.markContent("Artifact", { type: "Pagination" });
    document
      .font(regular, 8)
      .fillColor(muted)
      .text(fill(wording, { page: index + 1, pages: count }), margin, document.page.height - 32, {
        lineBreak: false,
      });
    document.endMarkedContent();
  }
};

const finished = (document: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
    document.end();
  });
