import { describe, expect, test } from "vitest";
import type { FeedPart } from "./feed-record.ts";
import { readRecords } from "./read-records.ts";

const read = async (text: string, { size = 7, item = "item" as string | null } = {}) => {
  const heads: (readonly string[])[] = [];
  const times: string[] = [];
  const parts: FeedPart[] = [];
  const pieces = (async function* () {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  })();
  const options = {
    item: item ?? undefined,
    head: (columns: readonly string[]) => void heads.push(columns),
    onTime: (time: Date) => void times.push(time.toISOString()),
  };
  for await (const part of readRecords(pieces, options)) parts.push(part);
  const rows = parts.flatMap((part) => (part.kind === "row" ? [Object.fromEntries(part.record.cells)] : []));
  const lines = parts.map((part) => (part.kind === "row" ? part.record.line : part.line));
  const unread = parts.flatMap((part) => (part.kind === "row" ? [] : [part.kind]));
  return { rows, lines, unread, times, columns: heads[0] };
};

const xml = `<?xml version="1.0"?>
<rss xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>Stock &amp; más</title><lastBuildDate>Thu, 26 Nov 2026 06:00:00 GMT</lastBuildDate><pubDate>Thu, 26 Nov 2020 06:00:00 GMT</pubDate>
<item><g:vin>A&#49;</g:vin><g:image>a</g:image>
  <g:image>b</g:image></item>
<item><g:vin><![CDATA[B<2]]></g:vin><mileage><value>5</value><unit>KM</unit></mileage>
  <address><component name="city">León</component></address></item>
<item>  </item>
</channel></rss>
`;

test.each([1, 7, 5000])(
  "elements are columns, those within one another have a point; in pieces of %d",
  async (size) => {
    const found = await read(xml, { size });
    expect(found.rows).toEqual([
      { vin: "A1", image: "a\nb" },
      { vin: "B<2", "mileage.value": "5", "mileage.unit": "KM", "address.city": "León" },
    ]);
    expect([found.lines, found.unread, found.columns]).toEqual([[5, 7], [], ["vin", "image"]]);
    expect(found.times).toEqual(["2026-11-26T06:00:00.000Z"]);
  },
);

test("the map has to say which element is a vehicle", async () => {
  await expect(read(xml, { item: null })).rejects.toThrow("item of the map");
});

describe("a feed that ends too early", () => {
  test.each([
    ["in a text", xml.slice(0, xml.indexOf("<![CDATA[B") + 10)],
    ["in a tag", xml.slice(0, xml.indexOf("<mileage") + 4)],
    ["between vehicles", xml.slice(0, xml.indexOf("<item><g:vin><!"))],
  ])("%s is cut, and what came before is read", async (_, text) => {
    const { rows, unread } = await read(text);
    expect([rows.length, unread]).toEqual([1, ["cut"]]);
  });

  test("an element that nobody closes spoils its vehicle alone", async () => {
    const { rows, unread } = await read(xml.replace("<g:image>a</g:image>", "<g:image>a"));
    expect([rows.map(({ vin }) => vin), unread]).toEqual([["B<2"], ["broken"]]);
  });
});

describe("a bomb", () => {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    "",
  );

  test("of entities is refused by its document type", async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]><x><item><vin>&l9;</vin></item></x>`;
    await expect(read(bomb, { size: 5000 })).rejects.toThrow("document type");
  });

  test("entities without one are left as they are", async () => {
    const { rows } = await read("<x><item><vin>&l9;&file;</vin></item></x>");
    expect(rows).toEqual([{ vin: "&l9;&file;" }]);
  });

  test("of depth is refused", async () => {
    await expect(read(`<x><item>${"<a>".repeat(100_000)}`, { size: 5000 })).rejects.toThrow(
      "more than 20 elements",
    );
  });

  test.each([
    ["text", `<x><item><vin>${"a".repeat(2_000_000)}`],
    ["small elements", `<x><item>${"<vin>a</vin>".repeat(200_000)}`],
    ["a tag", `<x><item><${"a".repeat(2_000_000)}`],
    ["an attribute", `<x><item><vin a="${"a".repeat(2_000_000)}`],
  ])("of %s ends the feed, not the memory", async (_, text) => {
    const { rows, unread } = await read(text, { size: 65_536 });
    expect([rows, unread]).toEqual([[], ["cut"]]);
  });
});
