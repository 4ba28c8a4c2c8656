import { expect, test } from "vitest";
import { catalogue } from "#demo/catalogue/catalogue.ts";
import { slugify } from "#domain/slugify.ts";
import { soldModels, spellPlus, wasSold } from "./sold-models.ts";

test("the table has the makes and models of the last 25 years, each once and with its years", () => {
  expect(new Set(soldModels.map(({ brand }) => brand.id)).size).toBeGreaterThanOrEqual(45);
  expect(soldModels.length).toBeGreaterThanOrEqual(500);
  expect(new Set(soldModels.map(({ id }) => id)).size).toBe(soldModels.length);
  for (const { from, to } of soldModels) expect(to ?? from).toBeGreaterThanOrEqual(from);
});

/** A name or make that the demo's catalogue gives to older versions. */
const earlier: ReadonlySet<string> = new Set(["citroen-grand-c4-spacetourer", "cupra-leon"]);

test("each car of the demo's catalogue is in the table, and its versions are within the years there", () => {
  const byId = new Map(soldModels.map((model) => [model.id, model]));
  const wrong = catalogue.filter(({ kind, makeName, modelName, from, to }) => {
    const id = slugify(spellPlus(`${makeName} ${modelName}`));
    const model = byId.get(id);
    if (kind !== "car" || earlier.has(id)) return false;
    return !model || from < model.from || (to ?? model.from) > (model.to ?? Number.POSITIVE_INFINITY);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test.each([
  ["seat-ibiza", 2005],
  ["renault-laguna", 2008],
  ["citroen-xsara-picasso", 2003],
  ["opel-astra", 2013],
  ["opel-corsa", 2013],
])("%s was sold in %i", (id, year) => {
  expect(soldModels.some((model) => model.id === id && wasSold(model, year))).toBe(true);
});
