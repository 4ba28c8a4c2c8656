import { beforeEach, expect, test, vi } from "vitest";
import { sampleVehicle } from "#api/models/sample-vehicle.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { wordsOf } from "#platform/wording.ts";
import { renderMarkup } from "#tools/test-support/render-markup.ts";
import { speak } from "#tools/test-support/spoken-i18n.ts";

vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { VehiclePrices } = await import("./vehicle-prices.tsx");

beforeEach(() => speak("es"));

const rated = sampleVehicle.priceRating;
const render = (vehicle: Partial<Vehicle> = {}) =>
  renderMarkup(<VehiclePrices vehicle={{ ...sampleVehicle, ...vehicle }} financed={undefined} />);

test.each([
  [
    "es",
    'En línea con lo habitual aquí</summary><div class="prices" id="rating"><p>Hemos comparado este coche con otros 12 parecidos que tenemos a la venta: con los años y kilómetros de este, la mitad cuesta entre 15.050 € y 16.300 €, y el precio central es de 15.650 €.',
  ],
  [
    "pt",
    'Em linha com o habitual aqui</summary><div class="prices" id="rating"><p>Comparámos este carro com outros 12 semelhantes que temos à venda: com os anos e quilómetros deste, metade custa entre 15 050 € e 16 300 €, e o preço central é de 15 650 €.',
  ],
] as const)("a rating is said in words, in %s", async (language, sentence) => {
  speak(language);
  expect(await render()).toContain(sentence);
});

test("that too few are like it is said, where the service says so", async () => {
  expect(await render({ priceRating: undefined, unrated: true })).toContain("Sin datos suficientes");
  expect(await render({ priceRating: undefined })).not.toContain("Sin datos suficientes");
});

test.each([
  ["es", "below", "Buen precio: por debajo de lo habitual"],
  ["es", "above", "Por encima de lo habitual"],
  ["pt", "below", "Bom preço: abaixo do habitual"],
  ["pt", "above", "Acima do habitual"],
] as const)("in %s one that is %s is called so", async (language, band, name) => {
  speak(language);
  expect(await render({ priceRating: rated && { ...rated, band } })).toContain(`<summary>${name}`);
});

test.each(["es", "pt"] as const)(
  "in %s it says how it was calculated, and of whose prices",
  async (language) => {
    speak(language);
    const markup = await render();
    expect(markup).toMatch(
      /<details [^>]*><summary>[^<]+<\/summary>.*<p>[^<]+<\/p><p>[^<]+<\/p><\/div><\/details>/,
    );
    const { only, carHow } = wordsOf(language, "priceRating");
    for (const text of [only, carHow]) expect(markup).toContain(text.replace(/[\u00a0\u202f]/g, " "));
  },
);

test("its scale is for those who see, and both go where the vehicle can no longer be had", async () => {
  const markup = await render();
  expect(markup).toMatch(
    /<details class="[^"]*" data-while="available">.*<svg [^>]*aria-hidden="true".*Este precio/s,
  );
});

test("motorbikes are called so", async () => {
  const { card } = sampleVehicle;
  const markup = await render({ card: { ...card, kind: "motorbike" } });
  expect(markup).toContain("Hemos comparado esta moto con otras 12 parecidas");
  expect(markup).not.toContain("coche");
});

test("quartiles that are alike are not said as a range", async () => {
  const markup = await render({ priceRating: rated && { ...rated, low: 15_650, high: 15_650 } });
  expect(markup).toContain("al menos la mitad cuesta unos 15.650 €.");
  expect(markup).not.toContain("entre");
});

test("nothing is drawn where the service says nothing", async () => {
  const { priceRating: _, ...silent } = sampleVehicle;
  const markup = await renderMarkup(<VehiclePrices vehicle={silent} financed={undefined} />);
  expect(markup).toContain("15.490,50");
  expect(markup).not.toMatch(/habitual|<svg|<details/);
});
