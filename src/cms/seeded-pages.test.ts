import { expect, test } from "vitest";
import { allBlocks } from "#contract/blocks/all-blocks.ts";
import { dealers } from "#demo/dealers/dealers.ts";
import { generateVehicles } from "#demo/stock/generate-vehicles.ts";
import { drawnPictures } from "#demo/stock/model-pictures.ts";
import { buildPages } from "#demo/texts/build-pages.ts";
import { registryOf, rendererOf } from "./block.ts";
import { parseBlocks } from "./page-blocks.tsx";

const today = "2026-11-20";
const pictures = drawnPictures();
const registry = registryOf(...allBlocks.map((block) => rendererOf(block, () => null)));

test("the reference content is rendered whole: no block is left out, no field unread", () => {
  const pages = buildPages({ vehicles: generateVehicles({ today, pictures }), dealers, pictures, today });
  const problems = pages.flatMap(({ slug, components }) =>
    parseBlocks(components, registry).problems.map((problem) => ({ slug, ...problem })),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});
