import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import type { PageComponent } from "#contract/page.ts";
import { businessConstants } from "#domain/business-constants.ts";
import { log } from "#platform/log.ts";
import { perProcess } from "#platform/per-process.ts";
import type { Registry } from "./block.ts";
import type { BlockContext } from "./block-context.ts";
import { TitleBlock } from "./blocks/title/title-block.tsx";
import { UnavailableMessage } from "./frame/unavailable-message.tsx";
import styles from "./page-blocks.module.css";
import { type BlockProblem, type ParsedBlock, parseBlocks } from "./parse-blocks.ts";

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
