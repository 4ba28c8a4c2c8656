import { z } from "zod";
import { allBlocks } from "#contract/blocks/all-blocks.ts";
import { checkWritten } from "#demo/files/check-written.ts";
import { DemoFileError } from "#demo/files/demo-file-error.ts";
import { nameField } from "#demo/files/name-faults.ts";
import { parseYaml } from "#demo/files/parse-yaml.ts";
import { placedTexts } from "#demo/files/placed-text.ts";
import { readFile } from "#demo/files/read-file.ts";
import type { Locale } from "#platform/locale.ts";
import { expandBlock } from "./expand-block.ts";
import { pageFacts } from "./page-facts.ts";
import type { WrittenPage } from "./written-page.ts";

const keys = allBlocks.map(({ key }) => key);

const facts = pageFacts.extend({
  blocks: z
    .array(
      z.looseObject({
        id: z.string().min(1),
        key: z.enum(keys, `unknown block, expected one of ${keys.join(", ")}`),
      }),
    )
    .min(1),
});

/**
 * Reads a page of blocks, a file of YAML. What a block may hold is checked once the stock has filled it (`check-blocks`).
 * @throws DemoFileError that names file, line and field of what is wrong
 */
export const readBlockPage = (file: string, locale: Locale): WrittenPage => {
  const written = parseYaml(file, readFile(file));
  const { slug, kind, blocks, ...seo } = checkWritten(written, facts);
  const ids = blocks.map(({ id }) => id);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (repeated !== -1)
    throw new DemoFileError([
      `${nameField(written, ["blocks", repeated, "id"])}: ${ids[repeated]} is the id of another block already`,
    ]);
  const components = blocks.map((block, index) =>
    expandBlock(block, { written, path: ["blocks", index], locale }),
  );
  return { slug, kind, text: { seo, components }, written, texts: placedTexts(written) };
};
