import { expect, test } from "vitest";
import { z } from "zod";
import type { BlockData } from "#contract/page.ts";
import { longWord } from "#ui/widget-example.ts";
import { registryOf, rendererOf } from "../block.ts";
import { blockExamples } from "../blocks/block-examples.ts";
import { parseBlocks } from "../page-blocks.tsx";
import { stressExamples } from "./stress-examples.ts";

const schema = z.object({
  heading: z.string(),
  kind: z.enum(["car"]),
  link: z.object({ text: z.string(), href: z.string() }),
  items: z.array(z.string()),
  both: z.array(z.string()).min(1),
  image: z.object({ url: z.string() }).optional(),
});

const example = {
  heading: "Hola",
  kind: "car",
  link: { text: "Ver", href: "/a/" },
  items: ["uno", "dos"],
  both: ["x"],
  image: { url: "/pictures/a.webp" },
};

test("texts are replaced, each by one of its own; addresses and fixed values stay", () => {
  const [long] = stressExamples(schema, example);
  expect(long).toMatchObject({
    name: "long words",
    data: {
      heading: `${longWord} heading`,
      kind: "car",
      link: { text: `${longWord} link-text`, href: "/a/" },
      items: [`${longWord} items-0`, `${longWord} items-1`],
    },
  });
});

test("lists are emptied where they may be, pictures taken away where they may be missing", () => {
  const variants = new Map(stressExamples(schema, example).map(({ name, data }) => [name, data]));
  expect(variants.get("empty lists")).toMatchObject({ items: [], both: ["x"] });
  expect(variants.get("without pictures")).not.toHaveProperty("image");
  expect(stressExamples(z.object({ a: z.literal(1) }), { a: 1 })).toEqual([]);
});

test.each(blockExamples.map(([block, examples]) => [block.key, block, examples] as const))(
  "%s takes its odd examples, and the page survives broken data",
  (key, block, examples) => {
    const schema = block.data;
    const odd = examples.flatMap((data) => stressExamples(schema, data));
    expect(odd.every(({ data }) => schema.safeParse(data).success)).toBe(true);
    const broken = [undefined, null, 7, "x", [], true, { heading: {} }, { items: "x" }];
    const registry = registryOf(rendererOf(block, () => null));
    const components = broken.map((data, index) => ({ id: String(index), key, data: data as BlockData }));
    const { blocks, problems } = parseBlocks(components, registry);
    const leftOut = problems.filter(({ reason }) => reason !== "unread-field");
    expect(blocks.length + leftOut.length).toBe(broken.length);
    expect(leftOut.length).toBeGreaterThanOrEqual(6);
  },
);

test.each(blockExamples.map(([block, examples]) => [block.key, block, examples] as const))(
  "no field of the examples of %s is left unread",
  (key, block, examples) => {
    const components = examples.map((data, index) => ({ id: String(index), key, data: data as BlockData }));
    expect(parseBlocks(components, registryOf(rendererOf(block, () => null))).problems).toEqual([]);
  },
);
