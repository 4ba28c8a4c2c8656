import { expect, test } from "vitest";
import { withoutLinks } from "./without-links.ts";

const gap = "\u200b";

test.each([
  ["Visita www.spam.com", `Visita www.${gap}spam.${gap}com`],
  ["https://spam.com/x?y=1", `https:${gap}//spam.${gap}com/x?y=1`],
  ["javascript://x", `javascript:${gap}//x`],
  ["ana@spam.com", `ana@${gap}spam.${gap}com`],
  ["1.2.3.4", `1.${gap}2.${gap}3.${gap}4`],
  ["españa.es", `españa.${gap}es`],
])("no mail program makes a link of %s", (typed, sent) => expect(withoutLinks(typed)).toBe(sent));

test.each([
  "¿Sigue en venta? Gracias.",
  "Hora: 10:30",
  "Ana María\nPérez",
  "Llamadme. Gracias: Ana",
  "hasta 20.000 €",
])("%j stays as it is", (typed) => expect(withoutLinks(typed)).toBe(typed));
