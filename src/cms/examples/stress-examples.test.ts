import { expect, test } from "vitest";
import { z } from "zod";
import { longWord } from "#ui/widget-example.ts";
import { block } from "../block.ts";
import { blockExamples } from "../blocks/block-examples.ts";
import { parseBlocks } from "../parse-blocks.ts";
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

test.each(blockExamples)(
  "%s takes its odd examples, and the page survives broken data",
  (key, schema, examples) => {
    const odd = examples.flatMap((data) => stressExamples(schema, data));
    expect(odd.every(({ data }) => schema.safeParse(data).success)).toBe(true);
    const broken = [undefined, null, 7, "x", [], true, { heading: {} }, { items: "x" }];
    const registry = { [key]: block(schema, () => null) };
    const components = broken.map((data, index) => ({ id: String(index), key, data }));
    const { blocks, problems } = parseBlocks(components, registry);
    expect(blocks.length + problems.length).toBe(broken.length);
    expect(problems.length).toBeGreaterThanOrEqual(6);
  },
);
