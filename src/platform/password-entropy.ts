/** Bits that one character carries, by how often each occurs (Shannon). */
const bitsOfCharacter = (text: string): number => {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()]
    .map((count) => count / text.length)
    .reduce((bits, share) => bits - share * Math.log2(share), 0);
};

/** Positions that nothing before gives away: no repetition of three characters, no run such as `abc` or `321`. */
const freshCharacters = (text: string): number => {
  const seen = new Set<string>();
  let fresh = 0;
  for (let end = 0; end < text.length; end++) {
    const three = text.slice(Math.max(0, end - 2), end + 1);
    const [a = 0, b = 0, c = 0] = Array.from(three, (character) => character.charCodeAt(0));
    const isRun = three.length === 3 && c - b === b - a && Math.abs(c - b) <= 1;
    if (!isRun && !(three.length === 3 && seen.has(three))) fresh += 1;
    seen.add(three);
  }
  return fresh;
};

/**
 * How hard a secret is to guess, in bits, estimated from its characters alone: what is random comes out somewhat below what
 * it has, what is typed or repeated far below. Words of a language are not recognised.
 */
export const passwordEntropy = (text: string): number =>
  text === "" ? 0 : freshCharacters(text) * bitsOfCharacter(text);
