import { expect, test } from "vitest";
import { z } from "zod";
import { block } from "./block.ts";
import { parseBlocks } from "./parse-blocks.ts";

const registry = { title: block(z.object({ heading: z.string() }), () => null) };

test("keeps what is whole, reports the rest and where it breaks", () => {
  const { blocks, problems } = parseBlocks(
    [
      { id: "1", key: "title", data: { heading: "Hola", extra: 1 } },
      { id: "2", key: "nunca-visto", data: {} },
      { id: "3", key: "title", data: { heading: 7 } },
      { id: "4", key: "title", data: undefined },
      { id: "5", key: "toString", data: {} },
    ],
    registry,
  );
  expect(blocks).toEqual([{ key: "title", id: "1", data: { heading: "Hola" } }]);
  expect(problems).toEqual([
    { key: "nunca-visto", id: "2", reason: "unknown-key" },
    { key: "title", id: "3", reason: "broken-data", field: "heading" },
    { key: "title", id: "4", reason: "broken-data", field: "" },
    { key: "toString", id: "5", reason: "unknown-key" },
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
