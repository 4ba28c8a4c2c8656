import { readWords } from "./read-words.ts";

/** Every run of words of a name but the whole, four letters or more or with a digit, as keys. */
export const innerPhrases = (words: readonly string[]): string[] => {
  const runs = words.flatMap((_, start) =>
    words.slice(start).map((_, length) => words.slice(start, start + length + 1)),
  );
  return runs
    .filter((run) => run.length < words.length)
    .map((run) => run.join(""))
    .filter((key) => /^[a-z]{4,}$/.test(key) || (key.length >= 3 && /\d/.test(key) && /[a-z]/.test(key)));
};

/** The first words of a version that name a model, up to its power: `320d`, `a180`, `a180d`; engines alone do not. */
export const beginnings = (name: string): string[] => {
  const [head = ""] = name.split(/ \d+ CV/);
  const words = readWords(head);
  if (/[.,]/.test(words[0]?.raw ?? "")) return [];
  const texts = words.map(({ text }) => text);
  return texts
    .slice(0, 4)
    .map((_, index) => texts.slice(0, index + 1).join(""))
    .filter((key) => key.length >= 4 && /\d/.test(key) && /[a-z]/.test(key));
};
