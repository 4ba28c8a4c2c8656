import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { sampleVehicle } from "#contract/sample-vehicle.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import type { Costs } from "./running-costs.tsx";

let locale: Locale = "es";
vi.mock("#platform/i18n.ts", () => ({
  getCurrentLocale: async () => locale,
  getScopedI18n: async (scope: Parameters<typeof wordsOf>[1]) => {
    const words: unknown = wordsOf(locale, scope);
    const find = (key: string) =>
      key.split(".").reduce((at, name) => (at as Record<string, unknown>)[name], words);
    return (key: string, values: Readonly<Record<string, string | number>> = {}) =>
      fill(String(find(key)), values);
  },
}));
const { RunningCosts } = await import("./running-costs.tsx");

beforeEach(() => {
  locale = "es";
});

const sample = sampleVehicle.runningCosts as Costs;
const draw = async (costs: Costs = sample) => {
  const markup = await text((await prerenderToNodeStream(<RunningCosts costs={costs} />)).prelude);
  return markup.replace(/<!--.*?-->/g, "").replace(/[\u00a0\u202f]/g, " ");
};
const rowsOf = (markup: string) =>
  [...markup.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><\/tr>/g)].map(([, ...cells]) => cells);

test.each([
  [
    "es",
    ["Combustible o recarga", "3810,24 €"],
    ["Impuesto de circulación", "hasta 272,64 €"],
    ["Pérdida de valor", "No disponible"],
    ["Seguro", "Clase 4 de 10"],
    ["Suma", "6002,88 €"],
  ],
  [
    "pt",
    ["Combustível ou carregamento", "3 810,24 €"],
    ["Imposto de circulação", "até 272,64 €"],
    ["Perda de valor", "Não disponível"],
    ["Seguro", "Classe 4 de 10"],
    ["Soma", "6 002,88 €"],
  ],
] as const)("in %s each line says its amount, or that there is none", async (language, ...rows) => {
  locale = language;
  const drawn = rowsOf(await draw());
  expect(drawn).toHaveLength(6);
  for (const row of rows) expect(drawn).toContainEqual(row);
});

describe("under the table", () => {
  test("stands what it is a month, what the sum leaves out and what is assumed", async () => {
    const markup = await draw();
    expect(markup).toContain(
      "<strong>Son 125,06 € al mes.</strong> La suma no incluye: pérdida de valor, seguro.",
    );
    expect(markup).toContain("Suponemos 12 000 km al año");
    const all = sample.lines.map((line) => ({ ...line, amount: 1 }));
    expect(await draw({ ...sample, lines: all })).toContain("La suma no incluye: seguro.");
  });

  test("every line is explained, with its sources and their day, in a native disclosure", async () => {
    const [, folded = ""] = (await draw()).split("<details");
    for (const { how } of [...sample.lines, ...(sample.insurance ? [sample.insurance] : [])])
      expect(folded).toContain(how);
    expect(folded).toContain(
      '<li><a href="https://energy.ec.europa.eu/" rel="noopener">Boletín Petrolero</a> (18 de diciembre de 2025)</li>',
    );
  });

  test("nothing is said of sources where there are none", async () => {
    expect(await draw({ ...sample, sources: [] })).not.toContain("Fuentes");
  });
});

test("a vehicle whose insurance nobody classes says so", async () => {
  const { insurance: _, ...costs } = sample;
  expect(rowsOf(await draw(costs))).toContainEqual(["Seguro", "No disponible"]);
});
