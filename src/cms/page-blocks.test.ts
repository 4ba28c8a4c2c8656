import { expect, test } from "vitest";
import { z } from "zod";
import { type BlockData, page } from "#contract/page.ts";
import { registryOf, rendererOf } from "./block.ts";
import { parseBlocks } from "./page-blocks.tsx";

const title = { key: "title", data: z.object({ heading: z.string(), level: z.literal([1, 2]).optional() }) };
const faq = {
  key: "faq",
  data: z.object({ items: z.array(z.object({ question: z.string(), answer: z.string() })) }),
};
const registry = registryOf(
  rendererOf(title, () => null),
  rendererOf(faq, () => null),
);
const whole = { question: "¿Sí?", answer: "No" };

test.each([
  ["an unknown block", "carousel", {}, "unknown-key", "key"],
  ["a key that every object has", "toString", {}, "unknown-key", "key"],
  ["no key", "", {}, "unknown-key", "key"],
  ["no data", "title", undefined, "broken-data", "data"],
  ["data of another kind", "title", ["Hola"], "broken-data", "data"],
  ["a field missing", "title", {}, "broken-data", "data.heading"],
  [
    "a field missing within",
    "faq",
    { items: [whole, { question: "¿Y?" }] },
    "broken-data",
    "data.items.1.answer",
  ],
  ["a field of newer shape", "title", { heading: { text: "Hola" } }, "broken-data", "data.heading"],
  ["a list of newer shape", "faq", { items: { first: whole } }, "broken-data", "data.items"],
  ["a value that is newer", "title", { heading: "Hola", level: 3 }, "broken-data", "data.level"],
  ["a field that is newer", "title", { heading: "Hola", badge: "x" }, "unread-field", "data.badge"],
  [
    "a newer field within",
    "faq",
    { items: [whole, { ...whole, icon: "x" }] },
    "unread-field",
    "data.items.1.icon",
  ],
])(
  "of %s the log is told block, id, position and field, and the rest stays",
  (_, key, data, reason, field) => {
    const before = { id: "Uno", key: "title", data: { heading: "Antes" } };
    const after = { id: "Tres", key: "faq", data: { items: [whole] } };
    const sent = [before, { id: "Dos", key, data: data as BlockData }, after];
    const { blocks, problems } = parseBlocks(sent, registry);
    expect(problems).toEqual([{ block: key, id: "Dos", position: 2, reason, field }]);
    const rendered = reason === "unread-field" ? ["uno", "dos", "tres"] : ["uno", "tres"];
    expect(blocks.map(({ id }) => id)).toEqual(rendered);
    expect(blocks[0]).toEqual({
      key: "title",
      id: "uno",
      data: { heading: "Antes" },
      name: { block: "title", id: "Uno", position: 1 },
    });
  },
);

test("what is off, empty or says what it needs of the site is no field that is missed", () => {
  const data = {
    heading: "Hola",
    badge: null,
    isNew: false,
    needs: "panel:compare",
    without: "route:recent",
  };
  expect(parseBlocks([{ id: "1", key: "title", data }], registry).problems).toEqual([]);
});

test("a block is named by its place among all that were sent, those that are not offered included", () => {
  const sent = [
    { id: "1", key: "title", data: { heading: "Entra", needs: "route:recent" } },
    { id: "2", key: "title", data: {} },
  ];
  const { blocks, problems } = parseBlocks(sent, registry);
  expect(blocks).toEqual([]);
  expect(problems).toMatchObject([{ id: "2", position: 2 }]);
});

test("a page outlives components that are none, and each is named by its place", () => {
  const received = [
    null,
    7,
    "title",
    {},
    { key: "title" },
    { id: "6", key: "title", data: { heading: "Hola" } },
  ];
  const { components } = page.pick({ components: true }).parse({ components: received });
  const { blocks, problems } = parseBlocks(components ?? [], registry);
  expect(blocks).toMatchObject([{ key: "title", id: "6", data: { heading: "Hola" } }]);
  expect(problems.map(({ position, block, reason }) => [position, block, reason])).toEqual([
    [1, "", "unknown-key"],
    [2, "", "unknown-key"],
    [3, "", "unknown-key"],
    [4, "", "unknown-key"],
    [5, "title", "broken-data"],
  ]);
});

test("ids are unique and usable in the page, whatever the content says", () => {
  const data = { heading: "x" };
  const { blocks } = parseBlocks(
    ["a b", "a-b", "¿?", "a b"].map((id) => ({ id, key: "title", data })),
    registry,
  );
  expect(blocks.map(({ id }) => id)).toEqual(["a-b", "a-b-2", "title", "a-b-3"]);
});
