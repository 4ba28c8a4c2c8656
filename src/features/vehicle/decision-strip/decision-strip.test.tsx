import { beforeEach, expect, test, vi } from "vitest";
import { sampleVehicle } from "#api/models/sample-vehicle.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { renderMarkup } from "#tools/test-support/render-markup.ts";
import { speak } from "#tools/test-support/spoken-i18n.ts";

vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { DecisionStrip } = await import("./decision-strip.tsx");

beforeEach(() => speak("es"));

type Props = Parameters<typeof DecisionStrip>[0];
const render = (vehicle: Partial<Vehicle> = {}, props: Partial<Props> = {}) =>
  renderMarkup(
    <DecisionStrip
      vehicle={{ ...sampleVehicle, ...vehicle }}
      isAvailable
      homeCost={249}
      question={{ zip: undefined, delivery: undefined }}
      {...props}
    />,
  );
const tilesOf = (markup: string) =>
  [...markup.matchAll(/<a href="#(\w+)"[^>]*>(.*?)<b>(.*?)<\/b>/g)].map(([, ...tile]) => tile);

test("five tiles say what decides, and lead to where it is explained", async () => {
  const markup = await render();
  expect(tilesOf(markup)).toEqual([
    ["rating", "Frente a otros parecidos", "En línea"],
    ["passport", "Revisión en el taller", "2 de 3 puntos bien"],
    ["kilometers", "2 dueños", "61 234 km"],
    ["costs", "Coste al mes, sin pérdida de valor, seguro", "125,06 €"],
    ["delivery", "Entrega en casa", "Desde 249,00 €"],
  ]);
  expect(markup.match(/<\w/g)?.length).toBeLessThanOrEqual(26);
});

test("with a postal code it says from which day and for how much", async () => {
  const home = { cost: 199, earliest: "2026-12-02", latest: "2026-12-04" };
  const markup = await render({}, { question: { zip: "28013", delivery: { home, dealers: [] } } });
  expect(tilesOf(markup).at(-1)).toEqual([
    "delivery",
    "En 28013 por 199,00 €",
    "Desde el miércoles, 2 de diciembre",
  ]);
  const away = await render({}, { question: { zip: "35001", delivery: { dealers: [] } } });
  expect(tilesOf(away).at(-1)).toEqual(["delivery", "Entrega en casa", "Solo recogida"]);
});

test("what a service does not say has no tile, nor what a reserved vehicle no longer offers", async () => {
  const { conditionPassport: _passport, runningCosts: _costs, priceRating: _rating, ...bare } = sampleVehicle;
  const nothing = { conditionPassport: undefined, runningCosts: undefined, priceRating: undefined };
  expect(tilesOf(await render({ ...bare, ...nothing }, { homeCost: undefined }))).toEqual([]);
  const reserved = tilesOf(await render({}, { isAvailable: false }));
  expect(reserved.map(([section]) => section)).toEqual(["passport", "kilometers", "costs"]);
});
