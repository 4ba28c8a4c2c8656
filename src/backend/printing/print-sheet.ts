import type { Shop } from "#backend/shop/read-shop.ts";
import { fill } from "#platform/fill.ts";
import { languageTag } from "#platform/locale.ts";
import type { OpenSheet } from "./open-sheet.ts";
import { printableText } from "./printable-text.ts";
import type { PrintedSheet } from "./printed-sheet.ts";
import { sheetColours, sheetStyle } from "./sheet-style.ts";
import { writePart, writeText } from "./write-part.ts";

const { margin, regular, bold } = sheetStyle;

/** What a sheet shows of the shop: its name above, its company below, its colours. */
export type PrintedShop = Pick<Shop, "name" | "legalEntity" | "theme">;

/**
 * A PDF of a sheet: A4, tagged for screen readers, in the sheet's language. The same sheet of the same moment is the same file, byte by
 * byte. The library is loaded with the first one.
 * @param made the file's date of creation
 */
export const printSheet = async (sheet: PrintedSheet, made: Date, shop: PrintedShop): Promise<Buffer> => {
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
  writeShop(open, shop);
  writeText(open, sheet.title, { tag: "H1", size: 16 });
  writeText(open, sheet.subject, { tag: "P", size: 11 });
  for (const part of sheet.parts) writePart(open, part);
  root.end();
  writeFooters(open, sheet.page, shop);
  return finished(document);
};

/** Its name on a line of its own, above a rule of its colour. */
const writeShop = (open: OpenSheet, { name }: PrintedShop): void => {
  const { document, accent } = open;
  document.y = margin - 14;
  writeText(open, name, { tag: "P", size: 14, font: bold, color: accent });
  document.markContent("Artifact", { type: "Layout" });
  document.rect(margin, document.y, document.page.width - 2 * margin, 2).fill(accent);
  document.endMarkedContent();
  document.y += 22;
};

const footSize = 8;

/** The number of each page, and the company beside it. */
const writeFooters = (
  { document, muted }: OpenSheet,
  wording: string,
  { legalEntity: company }: PrintedShop,
): void => {
  const text = company && printableText(`${company.name} · ${company.taxId} · ${company.address}`);
  const width = document.page.width - 2 * margin;
  const numbers = 90;
  const { start, count } = document.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    document.switchToPage(start + index);
    document.page.margins.bottom = 0;
    document.markContent("Artifact", { type: "Pagination" });
    const y = document.page.height - 32;
    const number = fill(wording, { page: index + 1, pages: count });
    document.font(regular, footSize).fillColor(muted);
    if (text !== undefined)
      document.text(text, margin, y, { width: width - numbers, height: footSize + 2, ellipsis: true });
    document.text(number, margin, y, { width, align: "right", lineBreak: false });
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
