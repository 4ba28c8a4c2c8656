import type { OpenSheet } from "./open-sheet.ts";
import { printableText } from "./printable-text.ts";
import type { SheetPart } from "./printed-sheet.ts";
import { sheetStyle } from "./sheet-style.ts";
import { writeAmounts, writeRows, writeTable } from "./write-table.ts";

const { margin, regular, bold } = sheetStyle;

type Paragraph = {
  readonly tag: "H1" | "H2" | "P";
  readonly size: number;
  readonly color?: string;
  readonly font?: string;
};

export const writeText = (
  { document, root, ink }: OpenSheet,
  text: string,
  { tag, size, color = ink, font = tag === "P" ? regular : bold }: Paragraph,
): void => {
  const paragraph = document.struct(tag, {}, () => {
    document.font(font, size).fillColor(color).text(printableText(text), { paragraphGap: 4 });
  });
  root.add(paragraph);
  paragraph.end();
};

/** Writes one part below the previous ones. */
export const writePart = (sheet: OpenSheet, part: SheetPart): void => {
  switch (part.kind) {
    case "heading":
      writeHeading(sheet, part.text);
      break;
    case "text":
      writeText(sheet, part.text, { tag: "P", size: 10 });
      break;
    case "note":
      writeText(sheet, part.text, { tag: "P", size: 9, color: sheet.muted });
      break;
    case "list":
      writeList(sheet, part.items);
      break;
    case "facts":
      writeRows(sheet, part.rows, 3);
      break;
    case "amounts":
      writeAmounts(sheet, part);
      break;
    case "form":
      writeRows(sheet, part.rows, 9);
      break;
    case "table":
      writeTable(sheet, part);
      break;
    case "new-page":
      sheet.document.addPage();
  }
};

/** A heading stays with what follows it. */
const writeHeading = (sheet: OpenSheet, text: string): void => {
  const { document } = sheet;
  if (document.y > document.page.maxY() - 72) document.addPage();
  else document.moveDown(0.6);
  document.x = margin;
  writeText(sheet, text, { tag: "H2", size: 11.5 });
};

const indent = 12;

const writeList = ({ document, root, ink }: OpenSheet, items: readonly string[]): void => {
  const list = document.struct("L");
  root.add(list);
  for (const item of items) {
    if (document.y > document.page.maxY() - 24) document.addPage();
    const { y } = document;
    document.font(regular, 10).fillColor(ink);
    const sign = document.struct("Lbl", {}, () => void document.text("•", margin, y, { lineBreak: false }));
    const words = document.struct("LBody", {}, () => {
      document.text(printableText(item), margin + indent, y, { paragraphGap: 3 });
    });
    const entry = document.struct("LI");
    list.add(entry);
    entry.add(sign);
    entry.add(words);
    entry.end();
  }
  list.end();
  document.x = margin;
};
