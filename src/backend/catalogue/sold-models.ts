import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { slugify } from "#domain/slugify.ts";

const year = z.coerce.number().int().min(1950).max(2100);
const row = z.object({
  make: z.string().min(1),
  model: z.string().min(1),
  from: year,
  /** Empty while it is sold. */
  to: z
    .literal("")
    .transform(() => undefined)
    .or(year),
});

export type SoldModel = {
  readonly brand: { readonly id: string; readonly name: string };
  readonly id: string;
  readonly name: string;
  readonly from: number;
  readonly to: number | undefined;
};

/** `Prius+` is another model than `Prius`. */
export const spellPlus = (name: string): string => name.replace("+", " plus ");

/**
 * Models of cars sold new in Spain or Portugal since 2000, with their years, beside those of the shop's catalogue. From general knowledge, not
 * checked against a published list: a year at an end may be one off. They have no versions: a car of theirs is valued by a person.
 */
export const soldModels: readonly SoldModel[] = z
  .array(row)
  .parse(
    parse(readFileSync(resolve(process.cwd(), "src/backend/catalogue/sold-models.csv"), "utf8"), {
      columns: true,
    }),
  )
  .map(({ make, model, from, to }) => ({
    brand: { id: slugify(make), name: make },
    id: slugify(spellPlus(`${make} ${model}`)),
    name: model,
    from,
    to,
  }));

export const wasSold = ({ from, to }: Pick<SoldModel, "from" | "to">, year: number): boolean =>
  from <= year && (to === undefined || to >= year);
