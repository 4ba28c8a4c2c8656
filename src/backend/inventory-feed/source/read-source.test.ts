import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeBytes } from "./decode-bytes.ts";
import type { FeedPart } from "./feed-record.ts";
import { unpackWhereNeeded } from "./open-source.ts";
import { readRecords } from "./read-records.ts";

const pieces = async function* (bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
};

/** What a feed of these bytes is read as, in pieces of a size. */
const read = async (bytes: Uint8Array, size = 7, wanted?: string) => {
  let encoding = "";
  const onEncoding = (name: string) => {
    encoding = name;
  };
  const text = decodeBytes(unpackWhereNeeded(pieces(bytes, size)), { wanted, onEncoding });
  const heads: (readonly string[])[] = [];
  const parts: FeedPart[] = [];
  for await (const part of readRecords(text, { head: (columns) => void heads.push(columns) }))
    parts.push(part);
  const rows = parts.flatMap((part) => (part.kind === "row" ? [Object.fromEntries(part.record.cells)] : []));
  const lines = parts.map((part) => (part.kind === "row" ? part.record.line : part.line));
  const unread = parts.flatMap((part) => (part.kind === "row" ? [] : [[part.kind, part.line]]));
  return { encoding, columns: heads[0], rows, lines, unread };
};
const bytesOf = (text: string, encoding: BufferEncoding = "utf8") => Buffer.from(text, encoding);

const csv = 'ref;versión;obs\r\n1;León 1.5;bien\r\n2;Ibiza;"dice ""sí"";\ny más"\r\n';
const rows = [
  { ref: "1", versión: "León 1.5", obs: "bien" },
  { ref: "2", versión: "Ibiza", obs: 'dice "sí";\ny más' },
];
const bigEndian = (text: string) => bytesOf(text, "utf16le").swap16();

describe("encodings", () => {
  test.each([
    ["UTF-8", bytesOf(csv), "utf-8"],
    ["UTF-8 with its mark", bytesOf(`\ufeff${csv}`), "utf-8"],
    ["Windows-1252", bytesOf(csv, "latin1"), "windows-1252"],
    ["UTF-16 with its mark", bytesOf(`\ufeff${csv}`, "utf16le"), "utf-16le"],
    ["UTF-16 without it", bytesOf(csv, "utf16le"), "utf-16le"],
    ["UTF-16 the other way round", bigEndian(`\ufeff${csv}`), "utf-16be"],
    ["the same without its mark", bigEndian(csv), "utf-16be"],
    ["gzip", gzipSync(bytesOf(csv)), "utf-8"],
  ])("%s", async (_, bytes, encoding) => {
    for (const size of [1, 7, 1000]) {
      const found = await read(bytes, size);
      expect([found.encoding, found.rows]).toEqual([encoding, rows]);
      expect(found.columns).toEqual(["ref", "versión", "obs"]);
    }
  });

  test("letters that come late are told apart all the same", async () => {
    const plain = `a,b\n${"1,x\n".repeat(50_000)}`;
    const late = await read(Buffer.concat([bytesOf(plain), bytesOf("2,León\n", "latin1")]), 65_536);
    expect([late.encoding, late.rows.at(-1)]).toEqual(["windows-1252", { a: "2", b: "León" }]);
  });

  test("of a feed that mixes two, what is not UTF-8 cannot be taken for a name", async () => {
    const mixed = Buffer.concat([bytesOf("a,b\n1,León\n"), bytesOf("2,León\n", "latin1")]);
    expect((await read(mixed)).rows.map(({ b }) => b)).toEqual(["León", "Le\ufffdn"]);
  });

  test("the map may name another", async () => {
    const euro = Buffer.concat([bytesOf("a,b\n1,"), Buffer.of(0xa4), bytesOf("\n")]);
    expect((await read(euro, 9, "iso-8859-15")).rows).toEqual([{ a: "1", b: "€" }]);
    await expect(read(euro, 9, "klingon")).rejects.toThrow(/klingon/);
  });
});

test.each([
  ["semicolons", "a;b\n1;2,5\n", { a: "1", b: "2,5" }],
  ["commas", 'a,b\n1,"2,5"\n', { a: "1", b: "2,5" }],
  ["tabs", "a\tb\n1\t2,5\n", { a: "1", b: "2,5" }],
  ["bars", "a|b\n1|2,5\n", { a: "1", b: "2,5" }],
  ["what Excel says of itself", "sep=;\r\na;b\r\n1;2,5\r\n", { a: "1", b: "2,5" }],
  ["a quote inside a cell", 'a;b\n1;llantas 17"\n', { a: "1", b: 'llantas 17"' }],
  ["a last line that does not end", "a;b\n1;2", { a: "1", b: "2" }],
  ["empty lines", "a;b\n\n1;2\n\n", { a: "1", b: "2" }],
  ["JSON", '{"a":1,"b":{"c":[1,"x"],"d":null}}\n', { a: "1", "b.c": "1\nx", "b.d": "" }],
])("CSV and JSON lines: %s", async (_, text, row) => {
  const found = await read(bytesOf(text));
  expect([found.rows, found.unread]).toEqual([[row], []]);
});

describe("a feed that ends too early", () => {
  const long = `a;b;c\n${Array.from({ length: 200 }, (_, at) => `${at};x;y`).join("\n")}\n`;

  test.each([
    ["in a cell", bytesOf(long.slice(0, -3)), 199],
    ["in quotes", bytesOf(`${long}7;"und`), 200],
    ["in gzip", gzipSync(bytesOf(long)).subarray(0, -20), undefined],
    ["in JSON", bytesOf('{"a":1}\n{"a":'), 1],
  ])("%s is cut", async (_, bytes, whole) => {
    const { rows: read_, unread } = await read(bytes, 16);
    expect(unread.at(-1)?.[0]).toBe("cut");
    if (whole !== undefined) expect(read_).toHaveLength(whole);
  });

  test("a quote that nobody closes is a fault of its row, not of the rows that it swallows", async () => {
    const swallowed = 'a;b;c\n1;x;"y\n2;x;y\n3;x;y"\n4;x;y\n';
    const { rows: read_, unread } = await read(bytesOf(swallowed));
    expect(read_.map(({ a }) => a)).toEqual(["4"]);
    expect(unread).toEqual([["broken", 4]]);
  });

  test("it ends the feed, not the memory", async () => {
    const endless = `a;b;c\n1;x;y\n2;"${"x".repeat(3_000_000)}`;
    const { rows: read_, unread } = await read(bytesOf(endless), 65_536);
    expect([read_.length, unread]).toEqual([1, [["cut", 3]]]);
  });
});

test("rows with too many or too few cells are told by their line, the others are read", async () => {
  const { rows: read_, unread } = await read(bytesOf("a;b\n1;2\n3\n4;5;6\n7;8\n"));
  expect(read_.map(({ a }) => a)).toEqual(["1", "7"]);
  expect(unread).toEqual([
    ["broken", 3],
    ["broken", 4],
  ]);
});

test.each([
  ["separators behind the last row", "a;b\r\n1;2\r\n;\r\n;\r\n"],
  ["separators before the names and between rows", ";\n;\na;b\n;\n1;2\n"],
  ["more and fewer separators than there are columns", "a;b\n1;2\n;;;\n \n;\n"],
  ["blanks of every kind, and quotes", 'a;b\n1;2\n  ;\u00a0\n"";"\n"\n\t;\u0000\n'],
  ["the sign by which DOS ends a file", "a;b\n1;2\n\u001a"],
  ["JSON without anything", '{}\n{"a":"1","b":"2"}\n{"a":"","b":{"c":null,"d":[" "]}}\n'],
])("a row whose cells are all blank is no row: %s", async (_, text) => {
  const found = await read(bytesOf(text));
  expect([found.columns, found.rows, found.unread]).toEqual([["a", "b"], [{ a: "1", b: "2" }], []]);
});

test("a row that has too few cells is not where the feed ends when blank rows come behind it", async () => {
  expect((await read(bytesOf("a;b\n1;2\n3\n;\n"))).unread).toEqual([["broken", 3]]);
});

test.each([
  ["nothing", ""],
  ["blanks", " \n \n"],
  ["separators", ";;\n;;\n"],
  ["an array", '[{"a":1}]'],
])("%s is no feed", async (_, text) => {
  await expect(read(bytesOf(text))).rejects.toThrow();
});

test("however a table is written and cut into pieces, it is read as it is", async () => {
  const cell = fc
    .string({ unit: "grapheme", maxLength: 12 })
    .map((text) => text.replaceAll(/[\r\0]/g, "").trim());
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 50 }), async (lines, size) => {
      const text = `a,b,c\n${lines.map(([a, b]) => `${quoted(a)},${quoted(b)},x`).join("\n")}\n`;
      const found = await read(bytesOf(text), size);
      const holdsRow = (each: string) => each.includes("\n") && each.split(",").length >= 3;
      if (lines.flat().some(holdsRow)) return;
      expect(found.rows.map(({ a, b }) => [a, b])).toEqual(lines);
    }),
    { numRuns: 200 },
  );
});
