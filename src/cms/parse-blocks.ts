import { findUnreadField } from "#contract/find-unread-field.ts";
import { firstIssue } from "#contract/issue-field.ts";
import type { PageComponent } from "#contract/page.ts";
import type { Registry } from "./block.ts";
import { leaveOutUnoffered } from "./offered.ts";
import { uniqueBlockIds } from "./unique-block-ids.ts";

/** Identifies a block of a page, as the content service names it. */
interface BlockName {
  readonly block: string;
  readonly id: string;
  /** Position on the page, from 1: a component may have neither key nor id. */
  readonly position: number;
}

/** Why a block is not rendered; one with an `unread-field` is, without that field. */
export interface BlockProblem extends BlockName {
  readonly reason: "unknown-key" | "broken-data" | "unread-field";
  /** Path of the invalid field within the block: `key`, `data.items.0.answer`. */
  readonly field: string;
}

export interface ParsedBlock {
  readonly key: string;
  /** Unique among the blocks of the page, also where content repeats an id. */
  readonly id: string;
  readonly data: unknown;
  readonly name: BlockName;
}

/** What can be rendered of a component, its problem, or both. */
interface Reading {
  readonly rendered?: Pick<ParsedBlock, "data">;
  readonly fault?: Pick<BlockProblem, "reason" | "field">;
}

const inData = (field: string): string => (field === "" ? "data" : `data.${field}`);

const readBlock = ({ key, data }: PageComponent, registry: Registry): Reading => {
  const schema = registry.get(key)?.block.data;
  if (!schema) return { fault: { reason: "unknown-key", field: "key" } };
  const { success, error, data: read } = schema.safeParse(data);
  if (!success) return { fault: { reason: "broken-data", field: inData(firstIssue(error).field) } };
  const rendered = { data: read };
  const unread = findUnreadField(data, read);
  if (unread === undefined) return { rendered };
  return { rendered, fault: { reason: "unread-field", field: inData(unread) } };
};

/**
 * Parses the components of a page that the site has, by the registry. One that is unknown or whose data does
 * not match its schema is left out and listed in `problems`; the page still renders. Pure.
 */
export const parseBlocks = (
  components: readonly PageComponent[],
  registry: Registry,
): { readonly blocks: readonly ParsedBlock[]; readonly problems: readonly BlockProblem[] } => {
  const blocks: ParsedBlock[] = [];
  const problems: BlockProblem[] = [];
  const ids = uniqueBlockIds(components);
  for (const [index, component] of components.entries()) {
    const { key, id } = component;
    const [available] = leaveOutUnoffered([component]);
    if (!available) continue;
    const name = { block: key, id, position: index + 1 };
    const { rendered, fault } = readBlock(available, registry);
    if (rendered) blocks.push({ key, id: ids[index] ?? key, ...rendered, name });
    if (fault) problems.push({ ...name, ...fault });
  }
  return { blocks, problems };
};
