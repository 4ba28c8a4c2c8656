import { z } from "zod";
import { readBlocks } from "#backend/content/read-blocks.ts";
import { presentConditions } from "#backend/reservation/conditions/accepted-conditions.ts";
import { allBlocks } from "#contract/blocks/all-blocks.ts";
import type { Locale } from "#platform/locale.ts";
import { checkWritten } from "#shop-folder/files/check-written.ts";
import { nameField } from "#shop-folder/files/name-faults.ts";
import { type FieldPath, parseYaml, type Written } from "#shop-folder/files/parse-yaml.ts";
import { type PlacedText, placedTexts } from "#shop-folder/files/placed-text.ts";
import { ShopFileError } from "#shop-folder/files/shop-file-error.ts";
import type { FileText } from "#shop-folder/files/shop-folder.ts";
import { readMarkdown } from "#shop-folder/markdown/read-markdown.ts";
import { writeBlocks } from "#shop-folder/markdown/write-blocks.ts";
import { writeMarkup } from "#shop-folder/markdown/write-markup.ts";
import type { ShopComponent } from "../shop-page.ts";
import { pageFacts } from "./page-facts.ts";
import type { WrittenPage } from "./written-page.ts";

/** A block as it is written: what the contract calls its data stands beside its id and key. */
type WrittenBlock = Readonly<Record<string, unknown>> & { readonly id: string; readonly key: string };

type Place = { readonly written: Written; readonly path: FieldPath; readonly locale: Locale };

/**
 * A block as the contract has it: Markdown becomes the parts of a block of text, or the answer to a question, and
 * `conditions: reservation` the conditions that the services store.
 * @throws ShopFileError when the Markdown is none of ours
 */
const expandBlock = ({ id, key, ...data }: WrittenBlock, place: Place): ShopComponent => {
  if (key === "rich-text") return { id, key, data: expandText(data, place) };
  if (key !== "faq" || !Array.isArray(data.items)) return { id, key, data };
  const items = data.items.map((item: unknown, index) =>
    expandAnswer(item, { ...place, path: [...place.path, "items", index] }),
  );
  return { id, key, data: { ...data, items } };
};

const expandText = (data: Readonly<Record<string, unknown>>, place: Place): Record<string, unknown> => {
  const { markdown, conditions, ...rest } = data;
  if (typeof markdown === "string") return { ...rest, blocks: writeBlocks(markdownAt(place, markdown)) };
  if (conditions === "reservation") return { ...rest, blocks: readBlocks(presentConditions(place.locale)) };
  throw new ShopFileError([`${nameField(place.written, [...place.path, "markdown"])}: expected a text`]);
};

const expandAnswer = (item: unknown, place: Place): unknown => {
  if (item === null || typeof item !== "object" || !("markdown" in item)) return item;
  const { markdown, ...rest } = item;
  return { ...rest, answer: writeMarkup(readMarkdown(markdownAt(place, String(markdown)))) };
};

const markdownAt = ({ written, path }: Place, text: string): PlacedText => {
  const own = [...path, "markdown"];
  return { file: written.file, field: own.join("."), firstLine: written.textLineOf(own), text };
};

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
 * @throws ShopFileError that names file, line and field of what is wrong
 */
export const readBlockPage = ({ file, text }: FileText, locale: Locale): WrittenPage => {
  const written = parseYaml(file, text);
  const { slug, kind, blocks, ...seo } = checkWritten(written, facts);
  const ids = blocks.map(({ id }) => id);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (repeated !== -1)
    throw new ShopFileError([
      `${nameField(written, ["blocks", repeated, "id"])}: ${ids[repeated]} is the id of another block already`,
    ]);
  const components = blocks.map((block, index) =>
    expandBlock(block, { written, path: ["blocks", index], locale }),
  );
  return { slug, kind, text: { seo, components }, written, texts: placedTexts(written) };
};
