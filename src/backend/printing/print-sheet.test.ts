import { describe, expect, test } from "vitest";
import { printSheet } from "./print-sheet.ts";
import { printableText } from "./printable-text.ts";
import type { PrintedSheet } from "./printed-sheet.ts";
import { linesOfPdf, streamsOfPdf, textOfPdf } from "./test-read-pdf.ts";

const shop = { name: "Autos Norte", theme: {} };
const made = new Date("2026-11-24T10:00:00Z");
const sheet: PrintedSheet = {
  locale: "pt",
  title: "Condições de reserva",
  subject: "SEAT León",
  page: "Página {page} de {pages}",
  parts: [
    { kind: "note", text: "Um apontamento" },
    { kind: "heading", text: "1. O preço" },
    { kind: "text", text: "Custa 12\u202f345,50\u00a0€, “tudo” incluído." },
    { kind: "list", items: ["primeiro ponto", "segundo ponto"] },
    { kind: "facts", rows: [["Total", "12\u202f345,50\u00a0€"]] },
    {
      kind: "table",
      columns: ["Mês", "Valor"],
      rows: [["1", "10,00\u00a0€"]],
      totals: ["Soma", "10,00\u00a0€"],
    },
    {
      kind: "amounts",
      rows: [
        ["IVA", "1,00\u00a0€"],
        ["Tudo", "11,00\u00a0€"],
      ],
      totals: ["Tudo"],
    },
    { kind: "new-page" },
    { kind: "form", rows: [["Data", ""]] },
  ],
};

test("all parts are there, in their order, with the number of each page", async () => {
  const lines = linesOfPdf(await printSheet(sheet, made, shop));
  expect(lines.map((line) => line.trim())).toEqual([
    "Autos Norte",
    "Condições de reserva",
    "SEAT León",
    "Um apontamento",
    "1. O preço",
    "Custa 12 345,50 €, “tudo” incluído.",
    ...["•", "primeiro ponto", "•", "segundo ponto"],
    ...["Total", "12 345,50 €"],
    ...["Mês", "Valor", "1", "10,00 €", "Soma", "10,00 €"],
    ...["IVA", "1,00 €", "Tudo", "11,00 €"],
    "Página 1 de 2",
    "Data",
    "Página 2 de 2",
  ]);
});

test("readers are told its language, its title and what each part is", async () => {
  const source = (await printSheet(sheet, made, shop)).toString("latin1");
  expect(source).toContain("/Lang (pt-PT)");
  expect(source).toContain("/Marked true");
  expect(source).toContain("/DisplayDocTitle true");
  for (const tag of ["H1", "H2", "P", "L", "LI", "Lbl", "LBody", "Table", "TR", "TH", "TD"])
    expect(source).toMatch(new RegExp(`/S /${tag}\\b`));
  expect(source).toContain("/Scope /Row");
  expect(source).toContain("/Scope /Column");
});

test("a long list goes on on the next page, each sign beside its words", async () => {
  const items = Array.from({ length: 120 }, (_, at) => `ponto ${at}`);
  const lines = linesOfPdf(await printSheet({ ...sheet, parts: [{ kind: "list", items }] }, made, shop));
  const listed = lines.filter((line) => line === "•" || line.startsWith("ponto"));
  expect(listed).toEqual(items.flatMap((item) => ["•", item]));
  expect(lines.filter((line) => line.startsWith("Página")).length).toBeGreaterThan(1);
});

test("the same sheet of the same moment is the same file", async () => {
  const [first, again] = [await printSheet(sheet, made, shop), await printSheet(sheet, made, shop)];
  expect(again.equals(first)).toBe(true);
});

describe("what the fonts do not have", () => {
  test.each([
    ["Łukasz Wałęsa", "Lukasz Walesa"],
    ["Ștefan Şimşek İnan", "Stefan Simsek Inan"],
    ["Ñoño ação €", "Ñoño ação €"],
    ["Јован 王", "????? ?"],
    ["a\tb\u202fc\u2212d\u200be\0f", "a\u00a0b\u00a0c-def"],
    ["Jose\u0301", "José"],
  ])("%j becomes %j", (text, printed) => {
    expect(printableText(text)).toBe(printed);
  });

  test("spoils nothing beside it", async () => {
    const parts = [{ kind: "facts", rows: [["Nombre", "Łukasz 王 Żak, 12345678Z"]] }] as const;
    expect(textOfPdf(await printSheet({ ...sheet, parts }, made, shop))).toContain("Lukasz ? Zak, 12345678Z");
  });
});

test("the company stands at the foot of each page, where the shop has one", async () => {
  const legalEntity = { name: "Autos Norte, S. L.", taxId: "B00000000", address: "Calle Sol 7" };
  const lines = linesOfPdf(await printSheet(sheet, made, { ...shop, legalEntity }));
  expect(lines.filter((line) => line === "Autos Norte, S. L. · B00000000 · Calle Sol 7")).toHaveLength(2);
});

test("the totals among amounts are bold, and nothing else of them", async () => {
  const rows = [
    ["IVA", "1"],
    ["Tudo", "11"],
  ] as const;
  const streams = async (totals: readonly string[]) =>
    streamsOfPdf(await printSheet({ ...sheet, parts: [{ kind: "amounts", rows, totals }] }, made, shop));
  const boldTexts = async (totals: readonly string[]) =>
    (await streams(totals)).join("").match(/\/F2 9\.5 Tf/g)?.length ?? 0;
  expect([await boldTexts([]), await boldTexts(["Tudo"])]).toEqual([0, 2]);
});

test("texts have the shop's colours where it has some", async () => {
  const parts = [{ kind: "note", text: "Un apunte" }] as const;
  const theme = { light: { ink: "#ff0000", muted: "#0000ff" } };
  const [own = ""] = streamsOfPdf(await printSheet({ ...sheet, parts }, made, { ...shop, theme }));
  const [usual = ""] = streamsOfPdf(await printSheet({ ...sheet, parts }, made, shop));
  for (const colour of [/^1 0 0 scn$/m, /^0 0 1 scn$/m]) {
    expect(own).toMatch(colour);
    expect(usual).not.toMatch(colour);
  }
});
