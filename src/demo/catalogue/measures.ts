import { z } from "zod";
import { segments } from "#domain/vehicle-types.ts";
import { cells } from "#shop-folder/files/cells.ts";
import { readCsv } from "#shop-folder/files/read-csv.ts";
import { repositoryFile } from "#shop-folder/files/repository-file.ts";

const measuresRow = z.object({
  make: cells.text,
  model: cells.text,
  body: cells.oneOf(segments),
  /** The shape that it is rendered from (`pictures/tables/shapes.ts`); empty for a motorbike, which is rendered by its kind. */
  shape: cells.optional(cells.text),
  /** Millimetres, as of the three that follow. */
  length: cells.whole,
  width: cells.whole,
  height: cells.whole,
  wheelbase: cells.whole,
  /**
   * In how many paints and rims it is rendered: as many as the shop usually has of it, 16 cars or 10 motorbikes at most. A list of 24
   * of one model then shows at least ten different ones, and all pictures together stay well under 60 MB.
   */
  looks: cells.whole,
});

/** Outer measures of a model with one of its bodies. */
export type MeasuresRow = z.infer<typeof measuresRow>;

/**
 * Reads the table of measures.
 * @param file its path from the root
 * @throws ShopFileError that names file, line and column
 */
export const readMeasures = (file: string): MeasuresRow[] =>
  readCsv(repositoryFile(file), measuresRow, ({ make, model, body }) => `${make} ${model} ${body}`);
