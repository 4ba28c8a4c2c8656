import { z } from "zod";
import { field, unshown } from "../field.ts";
import { defineBlock } from "./define-block.ts";

export const figuresTableSchema = unshown(
  field(
    z
      .object({
        heading: field(z.string().min(1), "Heading", "Lo que cuesta el cambio de titular"),
        text: field(z.string().optional(), "Text below the heading", "Importes de 2026."),
        caption: field(
          z.string().min(1),
          "What the table holds, for those who come to it out of context",
          "Importes por trámite",
        ),
        columns: field(z.array(z.string().min(1)).min(2).max(6), "Headings of the columns", [
          "Trámite",
          "Importe",
        ]),
        rows: field(
          z.array(z.array(z.string())),
          "Rows with as many cells as there are columns; the first names the row",
          [["Tasa de la DGT", "55,70 €"]],
        ),
      })
      .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
        message: "every row has as many cells as there are columns",
        path: ["rows"],
      }),
    "A table of figures",
  ),
);

export const figuresTableBlock = defineBlock({
  key: "figures-table",
  data: figuresTableSchema,
});

export type FiguresTableData = z.output<typeof figuresTableSchema>;
