import { readCsv } from "../tables/read-csv.ts";
import { buildVersion } from "./build-version.ts";
import { makeRow, modelRow, versionRow } from "./catalogue-tables.ts";
import type { CatalogueVersion } from "./catalogue-types.ts";

/** Paths of the three tables. */
type CatalogueFiles = Readonly<Record<"makes" | "models" | "versions", string>>;

const makeKey = ({ make, kind }: { make: string; kind: string }): string => `${make} (${kind})`;
const modelKey = ({ make, model }: { make: string; model: string }): string => `${make} ${model}`;

/**
 * The versions of the tables, in their order.
 * @throws DemoFileError that names file, line and column, also of a model whose make and of a version whose model is in no table
 */
export const readCatalogue = (files: CatalogueFiles): CatalogueVersion[] => {
  const makes = byKey(readCsv(files.makes, makeRow, makeKey), makeKey);
  const ofMake = modelRow.refine((row) => makes.has(makeKey(row)), {
    path: ["make"],
    message: `expected a make of this kind from ${files.makes}`,
  });
  const models = byKey(readCsv(files.models, ofMake, modelKey), modelKey);
  const ofModel = versionRow.refine((row) => models.has(modelKey(row)), {
    path: ["model"],
    message: `expected a model of this make from ${files.models}`,
  });
  return readCsv(files.versions, ofModel).map((version) => {
    const model = models.get(modelKey(version));
    const make = model && makes.get(makeKey(model));
    if (make === undefined || model === undefined) throw new Error("A version without its model was let in");
    return buildVersion({ make, model, version });
  });
};

const byKey = <Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row> =>
  new Map(rows.map((row) => [key(row), row]));
