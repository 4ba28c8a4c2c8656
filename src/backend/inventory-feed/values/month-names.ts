/** Names of months in Spanish, Portuguese and English, whole and short, without accents, from January on. */
const names = [
  "enero ene janeiro january jan",
  "febrero feb fevereiro fev february",
  "marzo mar marco march",
  "abril abr april apr",
  "mayo may maio mai",
  "junio jun junho june",
  "julio jul julho july",
  "agosto ago august aug",
  "septiembre setiembre setembro september sept sep set",
  "octubre oct outubro out october",
  "noviembre nov novembro november",
  "diciembre dic dezembro dez december dec",
] as const;

/** From 1 to 12. */
const months: ReadonlyMap<string, number> = new Map(
  names.flatMap((words, at) => words.split(" ").map((word) => [word, at + 1] as const)),
);

/** The number of a month, from 1 to 12, by its name as foldAccents writes it; undefined for no name of a month. */
export const monthOf = (name: string): number | undefined => months.get(name);
