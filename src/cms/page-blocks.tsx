import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { findUnreadField } from "#contract/find-unread-field.ts";
import { firstIssue } from "#contract/issue-field.ts";
import type { PageComponent } from "#contract/page.ts";
import { businessConstants } from "#domain/business-constants.ts";
import { log } from "#platform/log.ts";
import { perProcess } from "#platform/per-process.ts";
import type { Registry } from "./block.ts";
import type { BlockContext } from "./block-context.ts";
import { TitleBlock } from "./blocks/title/title-block.tsx";
import { UnavailableMessage } from "./frame/unavailable-message.tsx";
import { leaveOutUnoffered } from "./offered.ts";
import styles from "./page-blocks.module.css";
import { uniqueBlockIds } from "./unique-block-ids.ts";

/** Identifies a block of a page, as the content service names it. */
interface BlockName {
  readonly block: string;
  readonly id: string;
  /** Position on the page, from 1: a component may have neither key nor id. */
  readonly position: number;
}

/** Why a block is not rendered; one with an `unread-field` is, without that field. */
interface BlockProblem extends BlockName {
  readonly reason: "unknown-key" | "broken-data" | "unread-field";
  /** Path of the invalid field within the block: `key`, `data.items.0.answer`. */
  readonly field: string;
}

interface ParsedBlock {
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

type PageContext = Omit<BlockContext, "blockId" | "index">;

const reported = perProcess("reported-blocks", () => new LRUCache<string, true>({ max: 5_000 }));

/** Log each problem once a process: pages render again and again. */
const report = (problem: BlockProblem, { path, slug }: PageContext): void => {
  const details = { path, slug, ...problem };
  const key = JSON.stringify(details);
  if (reported().has(key)) return;
  reported().set(key, true);
  if (problem.reason === "unread-field")
    log().warn(details, "A block was rendered without a field that it came with");
  else log().error(details, "A block was left out");
};

const renderBlock = async (
  { key, id, data, name }: ParsedBlock,
  index: number,
  context: PageContext,
  registry: Registry,
): Promise<ReactNode> => {
  try {
    return await registry.get(key)?.render(data, { ...context, blockId: id, index });
  } catch (err) {
    const { path, slug } = context;
    log().error({ err, path, slug, ...name }, "A block could not be rendered and was left out");
    return null;
  }
};

/**
 * The components of a page, in order. Where the first one has no heading, the page's `title` is the heading;
 * where none can be rendered, a message is shown. All are in the markup; from the fifth on the browser may
 * defer rendering until they come near the viewport.
 */
export const PageBlocks = async ({
  components,
  context,
  registry,
  title,
}: {
  readonly components: readonly PageComponent[];
  readonly context: PageContext;
  readonly registry: Registry;
  /** Without it the page has a heading of its own. */
  readonly title?: string;
}) => {
  const { blocks, problems } = parseBlocks(components, registry);
  for (const problem of problems) report(problem, context);
  const rendered = await Promise.all(
    blocks.map((block, index) => renderBlock(block, index, context, registry)),
  );
  const [first] = blocks;
  if (!first && title !== undefined) return <UnavailableMessage locale={context.locale} />;
  const isHeaded = first !== undefined && registry.get(first.key)?.heads === true && rendered[0] !== null;
  return (
    <>
      {title !== undefined && !isHeaded && <TitleBlock data={{ heading: title }} index={0} />}
      {blocks.map(({ id, key }, index) => (
        <div
          key={id}
          className={index < businessConstants.eagerPageComponents ? undefined : styles.deferred}
          data-page-event={registry.get(key)?.block.event}
        >
          {rendered[index]}
        </div>
      ))}
    </>
  );
};
