import { z } from "zod";
import { defineBlock } from "./define-block.ts";

export const figuresTableSchema = z
  .object({
    heading: z.string().min(1),
    text: z.string().optional(),
    /** What the table holds, for those who come to it out of context. */
    caption: z.string().min(1),
    columns: z.array(z.string().min(1)).min(2).max(6),
    /** The first cell names the row. */
    rows: z.array(z.array(z.string())),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    message: "every row has as many cells as there are columns",
    path: ["rows"],
  });

export const figuresTableBlock = defineBlock({
  key: "figures-table",
  data: figuresTableSchema,
});

export type FiguresTableData = z.output<typeof figuresTableSchema>;
