import { nameKey } from "#domain/slugify.ts";
import { type Reading, Unreadable } from "./unreadable.ts";

const yes: ReadonlySet<string> = new Set("si s sim yes y true verdadero verdadeiro 1 x".split(" "));
const no: ReadonlySet<string> = new Set("no n nao false falso 0".split(" "));

/** Yes or no, in Spanish, Portuguese, English or digits. */
export const readFlag = (text: string): Reading<boolean> => {
  const key = nameKey(text);
  if (yes.has(key)) return true;
  return no.has(key) ? false : new Unreadable("yes or no");
};
