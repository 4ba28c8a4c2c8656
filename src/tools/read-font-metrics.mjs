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
export const readFontMetrics = (sfnt) => {
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
