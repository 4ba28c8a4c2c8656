import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Finds a table of a TrueType file. */
const table = (sfnt, tag) => {
  const count = sfnt.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const record = 12 + 16 * index;
    if (sfnt.toString("latin1", record, record + 4) === tag)
      return sfnt.subarray(
        sfnt.readUInt32BE(record + 8),
        sfnt.readUInt32BE(record + 8) + sfnt.readUInt32BE(record + 12),
      );
  }
  throw new Error(`The font has no table ${tag}`);
};

/** Glyph numbers by code point, from the format 4 table that every Latin font carries. */
const glyphs = (sfnt) => {
  const cmap = table(sfnt, "cmap");
  const map = new Map();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const sub = cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4));
    if (sub.readUInt16BE(0) !== 4) continue;
    const segments = sub.readUInt16BE(6) / 2;
    for (let segment = 0; segment < segments; segment++) {
      const end = sub.readUInt16BE(14 + 2 * segment);
      const startAt = 16 + 2 * segments + 2 * segment;
      const start = sub.readUInt16BE(startAt);
      const delta = sub.readInt16BE(startAt + 2 * segments);
      const offsetAt = startAt + 4 * segments;
      const offset = sub.readUInt16BE(offsetAt);
      for (let code = start; code <= end && code < 0xffff; code++) {
        const glyph = offset === 0 ? code : sub.readUInt16BE(offsetAt + offset + 2 * (code - start));
        if (glyph !== 0) map.set(code, (glyph + delta) & 0xffff);
      }
    }
  }
  return map;
};

/**
 * Reads what a metrics-matched fallback needs from an uncompressed TrueType file: vertical metrics as shares of the
 * em, the advance width of a character (undefined when the font lacks it), and the names of its layout features.
 */
const readFontMetrics = (sfnt) => {
  const unitsPerEm = table(sfnt, "head").readUInt16BE(18);
  const hhea = table(sfnt, "hhea");
  const hmtx = table(sfnt, "hmtx");
  const widths = hhea.readUInt16BE(34);
  const map = glyphs(sfnt);
  const gsub = table(sfnt, "GSUB");
  const list = gsub.subarray(gsub.readUInt16BE(6));
  const features = new Set();
  for (let index = 0; index < list.readUInt16BE(0); index++)
    features.add(list.toString("latin1", 2 + 6 * index, 6 + 6 * index));
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
    features,
    advance(character) {
      const glyph = map.get(character.codePointAt(0));
      return glyph === undefined
        ? undefined
        : hmtx.readUInt16BE(4 * Math.min(glyph, widths - 1)) / unitsPerEm;
    },
  };
};

/**
 * Cuts the typeface down to what Spanish and Portuguese need and writes it with the CSS that declares it:
 * `node src/tools/build-font.mjs`. Both results are committed. The CSS stands in each page: in a stylesheet that
 * arrives later it would have all text styled and laid out again.
 */
const source = (subset) =>
  readFile(
    new URL(
      `../../node_modules/@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`,
      import.meta.url,
    ),
  );
const fontFile = (name) => new URL(`../../public/fonts/${name}.woff2`, import.meta.url);
const styleFile = new URL("../styles/typeface.ts", import.meta.url);

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

/** The same of prices (`12.490,00 €`). */
const frequencyInPrices = { 0: 64, ".": 9, ",": 9, "\u00a0": 9, "€": 9 };

/** Advance widths of Arial for the same characters, in 2,048ths of the em. */
const arial = {
  0: 1139,
  ".": 569,
  ",": 569,
  "\u00a0": 569,
  "€": 1139,
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

/** The same of Arial Bold. */
const arialBold = {
  0: 1139,
  ".": 569,
  ",": 569,
  "\u00a0": 569,
  "€": 1139,
  " ": 569,
  e: 1139,
  a: 1139,
  o: 1251,
  s: 1139,
  r: 797,
  n: 1251,
  i: 569,
  d: 1251,
  l: 569,
  t: 682,
  c: 1139,
  m: 1821,
  u: 1251,
  p: 1251,
  b: 1251,
  g: 1251,
  v: 1139,
  q: 1251,
  h: 1251,
  f: 682,
  y: 1139,
  z: 1024,
  j: 569,
};

/** `--strong` in tokens.css. */
const strong = 620;

const options = {
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ["kern", "liga", "calt", "ccmp", "locl", "mark", "tnum"],
  noHinting: true,
};
const original = await source("latin");
const rare = await subsetFont(await source("latin-ext"), rareLetters, { ...options, targetFormat: "woff2" });
const woff2 = await subsetFont(original, ascii + letters + signs, { ...options, targetFormat: "woff2" });
const metricsAt = async (weight) =>
  readFontMetrics(
    await subsetFont(original, ascii + letters + signs, {
      ...options,
      variationAxes: { wght: weight },
      targetFormat: "sfnt",
    }),
  );
const metrics = await metricsAt(400);
const strongMetrics = await metricsAt(strong);

/** Em that a digit takes where all are of one width (`tnum`), measured in a browser. */
const tabularDigit = { regular: 0.623, strong: 0.629 };

const average = (shares, advance) =>
  Object.entries(shares).reduce((sum, [character, share]) => sum + share * advance(character), 0);
const percent = (share) => `${(share * 100).toFixed(2)}%`;
const rangeOf = (characters) => [...characters].map((each) => `U+${each.codePointAt(0).toString(16)}`).join();

const face = (...descriptors) => `@font-face{${descriptors.join(";")}}`;

/** The typeface itself. @param descriptors what else describes it */
const ownFace = (name, ...descriptors) =>
  face(
    "font-family:Figtree",
    `src:url(/fonts/${name}.woff2)format("woff2")`,
    "font-weight:400 700",
    "font-display:swap",
    ...descriptors,
  );

/** Another typeface with the room of this one for these characters. */
const fallbackFace = (weights, fonts, [shares, widths, advance], ...descriptors) => {
  const ratio = average(shares, advance) / average(shares, (character) => widths[character] / 2048);
  return face(
    'font-family:"Figtree fallback"',
    `src:${fonts.map((name) => `local("${name}")`).join()}`,
    `font-weight:${weights}`,
    `size-adjust:${percent(ratio)}`,
    `ascent-override:${percent(metrics.ascent / ratio)}`,
    `descent-override:${percent(metrics.descent / ratio)}`,
    `line-gap-override:${percent(metrics.lineGap / ratio)}`,
    ...descriptors,
  );
};

const fallbacks = ["Arial", "Liberation Sans", "Roboto", "Helvetica Neue"];

/**
 * For letters, and for prices, whose digits are wider.
 * @param share of the room for letters: of the regular weight a little less, since a line that is wider at first may break earlier
 */
const fallbackFaces = (weights, fonts, widths, { advance }, digit, share = 1) => [
  fallbackFace(weights, fonts, [frequency, widths, (character) => share * advance(character)]),
  fallbackFace(
    weights,
    fonts,
    [frequencyInPrices, widths, (character) => (character === "0" ? digit : advance(character))],
    `unicode-range:U+30-39,${rangeOf(".,€\u00a0")}`,
  ),
];

const style = [
  ownFace("figtree"),
  ownFace("figtree-rare", `unicode-range:${rangeOf(rareLetters)}`),
  ...fallbackFaces("400 500", fallbacks, arial, metrics, tabularDigit.regular, 0.99),
  ...fallbackFaces(
    "600 700",
    fallbacks.map((name) => `${name} Bold`),
    arialBold,
    strongMetrics,
    tabularDigit.strong,
  ),
];

await writeFile(fontFile("figtree"), woff2);
await writeFile(fontFile("figtree-rare"), rare);
await writeFile(
  styleFile,
  `/** Written by build-font.mjs: the fallback takes the room of the typeface, so that nothing shifts when it arrives. */
export const typefaceStyle =
  '${style.join("")}';
`,
);

const missing = [...letters, ...signs].filter((character) => metrics.advance(character) === undefined);
console.log(
  `${woff2.length} + ${rare.length} bytes; features ${[...metrics.features].sort().join(" ")}; missing ${JSON.stringify(missing.join(""))}`,
);
