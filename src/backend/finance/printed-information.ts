import type { PrintedSheet } from "#backend/printing/printed-sheet.ts";
import type { InformationSheet } from "./sheet-type.ts";

/** The credit information as a printable sheet. */
export const printedInformation = ({
  locale,
  title,
  subject,
  page,
  made,
  warning,
  sections,
  table,
}: InformationSheet): PrintedSheet => ({
  ...{ locale, title, subject, page },
  parts: [
    { kind: "note", text: made },
    { kind: "text", text: warning },
    ...sections.flatMap(({ heading, rows }) => [
      { kind: "heading" as const, text: heading },
      { kind: "facts" as const, rows },
    ]),
    { kind: "heading", text: table.heading },
    { kind: "table", columns: table.columns, rows: table.rows, totals: table.totals },
  ],
});
