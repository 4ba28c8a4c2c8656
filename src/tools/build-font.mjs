import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { readFontMetrics } from "./read-font-metrics.mjs";

/**
 * Cuts the typeface down to what Spanish and Portuguese need and writes it with the CSS that declares it:
 * `node src/tools/build-font.mjs`. Both results are committed.
 */
const source = (subset) =>
  readFile(
    new URL(
      `../../node_modules/@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`,
      import.meta.url,
    ),
  );
const fontFile = (name) => new URL(`../../public/fonts/${name}.woff2`, import.meta.url);
const styleFile = new URL("../styles/typeface.css", import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
const letters = "ÁÀÂÃÄÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜáàâãäçéèêëíìîïñóòôõöúùûü";
const signs = "\u00a0¡¿«»‹›“”‘’–—…·•€£ªº°±×÷½¼¾©®™²³−";
/** Letters of brand names (Škoda, Citroën is above); a file of their own, fetched only where one of them stands. */
const rareLetters = "ŠšŽžČč";

/** Letters per 1,000 characters of Spanish and Portuguese running text, spaces included: what lines are made of. */
const frequency = {
  " ": 165,
  e: 105,
  a: 104,
  o: 77,
  s: 63,
  r: 54,
  n: 52,
  i: 53,
  d: 44,
  l: 38,
  t: 40,
  c: 35,
  m: 28,
  u: 37,
  p: 22,
  b: 11,
  g: 9,
  v: 9,
  q: 9,
  h: 7,
  f: 8,
  y: 5,
  z: 4,
  j: 4,
};

/** Advance widths of Arial for the same characters, in 2,048ths of the em, and its vertical metrics. */
const arial = {
  " ": 569,
  e: 1139,
  a: 1139,
  o: 1139,
  s: 1024,
  r: 682,
  n: 1139,
  i: 455,
  d: 1139,
  l: 455,
  t: 569,
  c: 1024,
  m: 1706,
  u: 1139,
  p: 1139,
  b: 1139,
  g: 1139,
  v: 1024,
  q: 1139,
  h: 1139,
  f: 569,
  y: 1024,
  z: 1024,
  j: 455,
};

const options = {
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ["kern", "liga", "calt", "ccmp", "locl", "mark", "tnum"],
  noHinting: true,
};
const original = await source("latin");
const rare = await subsetFont(await source("latin-ext"), rareLetters, { ...options, targetFormat: "woff2" });
const woff2 = await subsetFont(original, ascii + letters + signs, { ...options, targetFormat: "woff2" });
const metrics = readFontMetrics(
  await subsetFont(original, ascii + letters + signs, { ...options, targetFormat: "sfnt" }),
);

const average = (advance) =>
  Object.entries(frequency).reduce((sum, [letter, share]) => sum + share * advance(letter), 0);
const ratio = average((letter) => metrics.advance(letter)) / average((letter) => arial[letter] / 2048);
const percent = (share) => `${(share * 100).toFixed(2)}%`;

const codes = [...rareLetters].map((letter) => `U+${letter.codePointAt(0).toString(16)}`).join(", ");

await writeFile(fontFile("figtree"), woff2);
await writeFile(fontFile("figtree-rare"), rare);
await writeFile(
  styleFile,
  `/* Written by build-font.mjs: the fallback takes the room of the typeface, so that nothing shifts when it arrives. */
@font-face {
  font-family: "Figtree";
  src: url("/fonts/figtree.woff2") format("woff2");
  font-weight: 400 700;
  font-style: normal;
  font-display: swap;
}

@font-face {
  font-family: "Figtree";
  src: url("/fonts/figtree-rare.woff2") format("woff2");
  font-weight: 400 700;
  font-style: normal;
  font-display: swap;
  unicode-range: ${codes};
}

@font-face {
  font-family: "Figtree fallback";
  src: local("Arial"), local("Liberation Sans"), local("Roboto"), local("Helvetica Neue");
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(metrics.ascent / ratio)};
  descent-override: ${percent(metrics.descent / ratio)};
  line-gap-override: ${percent(metrics.lineGap / ratio)};
}
`,
);

const missing = [...letters, ...signs].filter((character) => metrics.advance(character) === undefined);
console.log(
  `${woff2.length} + ${rare.length} bytes; features ${[...metrics.features].sort().join(" ")}; missing ${JSON.stringify(missing.join(""))}`,
);
