import { foldAccents, nameKey } from "#domain/slugify.ts";
import type { TransmissionId } from "#domain/vehicle-types.ts";
import { transmissionOf } from "./meanings.ts";

/** Words beside the gearbox itself: the number of gears, and brand names. */
const beside =
  /^(?:\d{1,2})?(?:v|vel|velocidad(?:es)?|marchas?|mudancas?|relaciones|relacoes|speeds?|gears?)?$|^(?:cambios?|caja|caixa|transmision|transmissao|gearbox|de|con|com)$/;

/**
 * Manual or automatic, also with the number of gears and the maker's name: `MANUAL 6V`, `Automático 7 vel. DSG`. Undefined where any
 * of its words is not known, or they disagree.
 */
export const gearboxOf = (text: string): TransmissionId | undefined => {
  const whole = transmissionOf(nameKey(text));
  if (whole !== undefined) return whole;
  const words = foldAccents(text).match(/[\p{L}\d]+/gu) ?? [];
  const found = new Set<TransmissionId>();
  let at = 0;
  while (at < words.length) {
    const phrase = longestPhrase(words.slice(at, at + 3));
    if (phrase === undefined && !beside.test(words[at] ?? "")) return undefined;
    if (phrase !== undefined) found.add(phrase.meaning);
    at += phrase?.length ?? 1;
  }
  return found.size === 1 ? [...found][0] : undefined;
};

/** The meaning of the first words together, as many as possible. */
const longestPhrase = (words: readonly string[]) => {
  for (let length = words.length; length > 0; length--) {
    const phrase = words.slice(0, length).join("");
    const meaning = phrase.length > 1 ? transmissionOf(phrase) : undefined;
    if (meaning !== undefined) return { length, meaning };
  }
  const meaning = ofNumbered(words[0] ?? "");
  return meaning === undefined ? undefined : { length: 1, meaning };
};

/** `DSG7`, `6MT`. A letter alone counts only with such a number: `a` is a word as well. */
const ofNumbered = (word: string): TransmissionId | undefined => {
  const name = word.replace(/^\d{1,2}|\d{1,2}$/, "");
  return name === word ? undefined : transmissionOf(name);
};

/** The gearbox that a version's name speaks of, such as `1.5 TSI DSG`; undefined where it names none, or both. */
export const gearboxIn = (name: string): TransmissionId | undefined => {
  const words = foldAccents(name).match(/[\p{L}\d]+/gu) ?? [];
  const found = new Set(
    words
      .flatMap((word, at) => [word, words.slice(at, at + 2).join("")])
      .flatMap((phrase) => {
        const meaning = phrase.length > 2 ? (transmissionOf(phrase) ?? ofNumbered(phrase)) : undefined;
        return meaning === undefined ? [] : [meaning];
      }),
  );
  return found.size === 1 ? [...found][0] : undefined;
};
