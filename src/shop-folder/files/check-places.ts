import type { PlacedText } from "./placed-text.ts";

/** The `{places}` of texts that nothing can be put in, each with file, line and field. */
export const checkPlaces = (
  texts: readonly PlacedText[],
  figures: Readonly<Record<string, unknown>>,
): string[] =>
  texts.flatMap(({ file, field, firstLine, text }) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        [...line.matchAll(/\{([\w:]+)\}/g)]
          .filter(([, name = ""]) => !Object.hasOwn(figures, name))
          .map(([place]) => `${file}:${firstLine + index}: ${field}: ${place} stands for nothing here`),
      ),
  );
