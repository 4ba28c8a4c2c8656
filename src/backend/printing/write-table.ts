import type { OpenSheet } from "./open-sheet.ts";
import { printableText } from "./printable-text.ts";
import type { SheetPart, SheetRows } from "./printed-sheet.ts";
import { sheetStyle } from "./sheet-style.ts";

const { margin, line, regular, bold } = sheetStyle;

type Cell = { readonly content: string; readonly head: boolean; readonly isTotal?: boolean };
type Look = {
  readonly columns: (number | string)[];
  readonly size: number;
  readonly padding: number;
  /** All but the first column to the right. */
  readonly numbers: boolean;
  /** Where its heads are: in the first row, or in the first cell of each. */
  readonly headed: "Column" | "Row";
};

/** Labels and values in two columns. */
export const writeRows = (sheet: OpenSheet, rows: SheetRows, padding: number): void => {
  const cells = rows.map(([label, value]) => [
    { content: label, head: true },
    { content: value, head: false },
  ]);
  writeCells(sheet, cells, { columns: [165, "*"], size: 9, padding, numbers: false, headed: "Row" });
};

/** Labels and amounts, the totals among them in bold. */
export const writeAmounts = (
  sheet: OpenSheet,
  { rows, totals }: Extract<SheetPart, { kind: "amounts" }>,
): void => {
  const cells = rows.map(([label, value]) => {
    const isTotal = totals.includes(label);
    return [
      { content: label, head: true, isTotal },
      { content: value, head: false, isTotal },
    ];
  });
  writeCells(sheet, cells, { columns: ["*", 150], size: 9.5, padding: 4, numbers: true, headed: "Row" });
};

/** Numbers under the names of their columns, summed up in the last row. */
export const writeTable = (
  sheet: OpenSheet,
  { columns, rows, totals }: Extract<SheetPart, { kind: "table" }>,
): void => {
  const cells = (contents: readonly string[], head: boolean) =>
    contents.map((content) => ({ content, head }));
  writeCells(sheet, [cells(columns, true), ...rows.map((row) => cells(row, false)), cells(totals, true)], {
    columns: [48, ...columns.slice(1).map(() => "*")],
    ...{ size: 8.5, padding: 2, numbers: true, headed: "Column" },
  });
};

const writeCells = (
  { document, root, ink, muted }: OpenSheet,
  rows: readonly (readonly Cell[])[],
  { columns, size, padding, numbers, headed }: Look,
): void => {
  document.font(regular, size).fillColor(ink);
  const table = {
    structParent: root,
    columnStyles: columns,
    defaultStyle: {
      border: { top: 0, right: 0, bottom: 0.5, left: 0 },
      borderColor: line,
      padding: { vertical: padding, horizontal: 4 },
    },
    data: rows.map((cells) =>
      cells.map(({ content, head, isTotal = false }, column) => ({
        text: printableText(content),
        type: head ? ("TH" as const) : ("TD" as const),
        scope: headed,
        font: { src: isTotal || (head && headed === "Column") ? bold : regular, size },
        textColor: head && headed === "Row" && !isTotal ? muted : ink,
        align: { x: numbers && column > 0 ? ("right" as const) : ("left" as const), y: "top" as const },
      })),
    ),
  };
  document.table(table);
  document.x = margin;
  document.y += 4;
};
