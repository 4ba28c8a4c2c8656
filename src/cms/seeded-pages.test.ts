import { expect, test } from "vitest";
import { allBlocks } from "#contract/blocks/all-blocks.ts";
import { readDemoShop } from "#demo/filling/seed-database.ts";
import { generateVehicles } from "#demo/stock/generate-vehicles.ts";
import { buildPages } from "#shop-folder/pages/build-pages.ts";
import { drawnPictures } from "#shop-folder/pictures/model-pictures.ts";
import { registryOf, rendererOf } from "./block.ts";
import { parseBlocks } from "./page-blocks.tsx";

const today = "2026-11-20";
const pictures = drawnPictures();
const registry = registryOf(...allBlocks.map((block) => rendererOf(block, () => null)));

test("the reference content is rendered whole: no block is left out, no field unread", async () => {
  const { shop } = await readDemoShop();
  const pages = buildPages({ shop, vehicles: generateVehicles({ today, pictures }), pictures, today });
  const problems = pages.flatMap(({ slug, components }) =>
    parseBlocks(components, registry).problems.map((problem) => ({ slug, ...problem })),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});
