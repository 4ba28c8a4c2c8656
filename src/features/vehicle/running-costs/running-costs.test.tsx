import { beforeEach, describe, expect, test, vi } from "vitest";
import { sampleVehicle } from "#api/models/sample-vehicle.ts";
import { renderMarkup } from "#tools/test-support/render-markup.ts";
import { speak } from "#tools/test-support/spoken-i18n.ts";
import type { Costs } from "./running-costs.tsx";

vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { CostsExplained, RunningCosts } = await import("./running-costs.tsx");

beforeEach(() => speak("es"));

const sample = sampleVehicle.runningCosts as Costs;
const render = (costs: Costs = sample) =>
  renderMarkup(<RunningCosts costs={costs} explained="/v/?part=sources" />);
const rowsOf = (markup: string) =>
  [...markup.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><\/tr>/g)].map(([, ...cells]) => cells);

test.each([
  [
    "es",
    ["Combustible o recarga", "3.810,24 €"],
    ["Impuesto de circulación", "hasta 272,64 €"],
    ["Pérdida de valor", "No disponible"],
    ["Seguro", "Clase 4 de 10"],
    ["Suma", "6.002,88 €"],
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
  speak(language);
  const rendered = rowsOf(await render());
  expect(rendered).toHaveLength(6);
  for (const row of rows) expect(rendered).toContainEqual(row);
});

describe("under the table", () => {
  test("stands what it is a month, what the sum leaves out and what is assumed", async () => {
    const markup = await render();
    expect(markup).toContain(
      "<strong>Son 125,06 € al mes.</strong> La suma no incluye: pérdida de valor, seguro.",
    );
    expect(markup).toContain("Suponemos 12 000 km al año");
    const all = sample.lines.map((line) => ({ ...line, amount: 1 }));
    expect(await render({ ...sample, lines: all })).toContain("La suma no incluye: seguro.");
  });

  test("every line is explained, with its sources and their day, on a page of its own", async () => {
    expect(await render()).toContain('href="/v/?part=sources" rel="nofollow" data-panel="sources"');
    const explained = await renderMarkup(<CostsExplained costs={sample} />);
    for (const { how } of [...sample.lines, ...(sample.insurance ? [sample.insurance] : [])])
      expect(explained).toContain(how);
    expect(explained).toContain(
      '<li><a href="https://energy.ec.europa.eu/" rel="noopener">Boletín Petrolero</a> (18 de diciembre de 2025)</li>',
    );
  });

  test("nothing is said of sources where there are none", async () => {
    expect(await renderMarkup(<CostsExplained costs={sample} />)).toContain("Fuentes");
    expect(await renderMarkup(<CostsExplained costs={{ ...sample, sources: [] }} />)).not.toContain(
      "Fuentes",
    );
  });
});

test("a vehicle whose insurance nobody classes says so", async () => {
  const { insurance: _, ...costs } = sample;
  expect(rowsOf(await render(costs))).toContainEqual(["Seguro", "No disponible"]);
});
