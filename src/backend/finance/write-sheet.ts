import { fill } from "#platform/fill.ts";
import type { InformationSheet, SheetSection } from "./sheet-type.ts";

const margin = 48;
const ink = "#191d1f";
const muted = "#585e60";
const line = "#d8d2c7";
const [regular, bold] = ["Helvetica", "Helvetica-Bold"];

/** The standard fonts know Latin-1 and the euro sign, but not the narrow spaces of the number formats. */
const printable = (text: string): string => text.replace(/[\u2009\u202f]/g, "\u00a0").replace(/\u2212/g, "-");

/** A PDF of the sheet: A4, tagged for readers, in the sheet's language. The library is loaded with the first one. */
export const writeSheet = async (sheet: InformationSheet, now: Date): Promise<Buffer> => {
  const { default: PDFDocument } = await import("pdfkit");
  const document = new PDFDocument({
    size: "A4",
    margin,
    pdfVersion: "1.7",
    lang: sheet.locale === "pt" ? "pt-PT" : "es-ES",
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: printable(sheet.title), Subject: sheet.subject, CreationDate: now, ModDate: now },
  });
  const root = document.struct("Document");
  document.addStructure(root);

  const text = (tag: "H1" | "H2" | "P", content: string, size: number, color = ink) => {
    const paragraph = document.struct(tag, {}, () => {
      document
        .font(tag === "P" ? regular : bold, size)
        .fillColor(color)
        .text(printable(content), { paragraphGap: 4 });
    });
    root.add(paragraph);
    paragraph.end();
  };
  /** A heading stays with what follows it. */
  const heading = (content: string) => {
    if (document.y > document.page.maxY() - 72) document.addPage();
    else document.moveDown(0.6);
    document.x = margin;
    text("H2", content, 11.5);
  };
  const table = (
    rows: readonly (readonly { readonly content: string; readonly head: boolean }[])[],
    columns: (number | string)[],
    look: { readonly size: number; readonly numbers: boolean },
  ) => {
    document.font(regular, look.size).fillColor(ink);
    const options = {
      structParent: root,
      columnStyles: columns,
      defaultStyle: {
        border: { top: 0, right: 0, bottom: 0.5, left: 0 },
        borderColor: line,
        padding: { vertical: look.numbers ? 2 : 3, horizontal: 4 },
      },
      data: rows.map((cells) =>
        cells.map(({ content, head }, column) => ({
          text: printable(content),
          type: head ? ("TH" as const) : ("TD" as const),
          scope: look.numbers ? "Column" : "Row",
          font: { src: head && look.numbers ? bold : regular, size: look.size },
          textColor: head && !look.numbers ? muted : ink,
          align: {
            x: look.numbers && column > 0 ? ("right" as const) : ("left" as const),
            y: "top" as const,
          },
        })),
      ),
    };
    document.table(options);
    document.x = margin;
  };
  const section = ({ heading: title, rows }: SheetSection) => {
    heading(title);
    table(
      rows.map(([label, value]) => [
        { content: label, head: true },
        { content: value, head: false },
      ]),
      [165, "*"],
      { size: 9, numbers: false },
    );
  };

  text("H1", sheet.title, 16);
  text("P", sheet.subject, 11);
  text("P", sheet.made, 9, muted);
  text("P", sheet.warning, 10);
  for (const part of sheet.sections) section(part);
  heading(sheet.table.heading);
  const { columns, rows, totals } = sheet.table;
  table(
    [
      columns.map((content) => ({ content, head: true })),
      ...rows.map((cells) => cells.map((content) => ({ content, head: false }))),
      totals.map((content) => ({ content, head: true })),
    ],
    [48, ...columns.slice(1).map(() => "*")],
    { size: 8.5, numbers: true },
  );
  root.end();
  numberPages(document, sheet.page);
  return finished(document);
};

const numberPages = (document: PDFKit.PDFDocument, wording: string): void => {
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
