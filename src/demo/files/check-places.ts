import { DemoFileError } from "./demo-file-error.ts";

/** A text as it stands in a file. */
type Placed = {
  readonly file: string;
  readonly field: string;
  readonly firstLine: number;
  readonly text: string;
};

/**
 * Looks at the `{places}` of texts.
 * @throws DemoFileError that names file, line and field of those that nothing can be put in
 */
export const checkPlaces = (texts: readonly Placed[], figures: Readonly<Record<string, unknown>>): void => {
  const faults = texts.flatMap(({ file, field, firstLine, text }) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        [...line.matchAll(/\{([\w:]+)\}/g)]
          .filter(([, name = ""]) => !Object.hasOwn(figures, name))
          .map(([place]) => `${file}:${firstLine + index}: ${field}: ${place} stands for nothing here`),
      ),
  );
  if (faults.length > 0) throw new DemoFileError(faults);
};
