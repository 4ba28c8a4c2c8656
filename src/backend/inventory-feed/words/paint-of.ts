import { foldAccents } from "#domain/slugify.ts";
import type { PaintId } from "#domain/vehicle-types.ts";

/** Words of colours in Spanish, Portuguese and English; a paint of two words comes before its single words. */
const paintWords: readonly (readonly [PaintId, string])[] = [
  ["light-blue", "azul claro|azul cielo|azul ceu|azul celeste|celeste|light blue|sky blue|azul bebe"],
  ["white", "blanco|blanca|branco|branca|white|bianco|weiss|nacarado|perla|perola"],
  ["black", "negro|negra|preto|preta|black|nero|schwarz|onix"],
  ["grey", "gris|cinzento|cinza|cinzenta|grey|gray|grafito|grafite|antracita|antracite|titanio|grigio|grau"],
  ["silver", "plata|plateado|plateada|prata|prateado|prateada|silver|aluminio|argento|silber"],
  ["blue", "azul|azulado|blue|blau|blu|marino|marinho"],
  ["red", "rojo|roja|vermelho|vermelha|encarnado|red|granate|grena|burdeos|bordeaux|bordo|rosso|rot"],
  ["green", "verde|green|verde oliva|kaki|caqui"],
  ["beige", "beige|beis|bege|crema|creme|arena|areia|champan|champanhe|champagne|marfil|marfim"],
  ["brown", "marron|castanho|castanha|brown|bronce|bronze|chocolate|cobre"],
  ["orange", "naranja|laranja|orange"],
  ["yellow", "amarillo|amarilla|amarelo|amarela|yellow|dorado|dourado|oro|gold"],
];

const phrases = paintWords
  .flatMap(([id, words]) => words.split("|").map((words) => ({ id, words: words.split(" ") })))
  .toSorted((a, b) => b.words.length - a.words.length);

/** The first colour in the name of a paint, such as `Gris plata metalizado`; undefined where it has none. */
export const paintOf = (name: string): PaintId | undefined => {
  const nameWords = foldAccents(name).match(/[a-z]+/g) ?? [];
  for (let at = 0; at < nameWords.length; at++) {
    const found = phrases.find(({ words }) => words.every((word, behind) => nameWords[at + behind] === word));
    if (found) return found.id;
  }
  return undefined;
};
