import type { ReactNode } from "react";
import type { PageComponent } from "#contract/page.ts";
import { limits } from "#domain/limits.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { log } from "#platform/log.ts";
import type { BlockContext, Registry } from "./block.ts";
import { TitleBlock } from "./blocks/title/title-block.tsx";
import { UnavailableMessage } from "./frame/unavailable-page.tsx";
import { leaveOutUnoffered } from "./offered.ts";
import styles from "./page-blocks.module.css";
import { type ParsedBlock, parseBlocks } from "./parse-blocks.ts";

type PageContext = Omit<BlockContext, "blockId" | "index">;

const renderBlock = async (
  { key, id, data }: ParsedBlock,
  index: number,
  context: PageContext,
  registry: Registry,
): Promise<ReactNode> => {
  try {
    return await registry[key]?.render(data, { ...context, blockId: id, index });
  } catch (err) {
    log().error(
      { err, block: key, id, path: context.path },
      "A block could not be rendered and was left out",
    );
    return null;
  }
};

/** Pages whose visit has a code of its own (specification section 9), by the block that makes them. */
const pageEvents: Readonly<Record<string, number>> = { "vehicle-detail": trackingCodes.detailPage };

/**
 * The components of a page, in order. Where content gives no first one with a heading the page is headed by its `title`; where
 * nothing can be drawn it says so. All of them are in the markup; from the fifth on the browser may put off
 * drawing them until they come near (product decision 8).
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
  const { blocks, problems } = parseBlocks(leaveOutUnoffered(components), registry);
  for (const problem of problems) log().error({ ...problem, path: context.path }, "A block was left out");
  const rendered = await Promise.all(
    blocks.map((block, index) => renderBlock(block, index, context, registry)),
  );
  const [first] = blocks;
  if (!first && title !== undefined) return <UnavailableMessage locale={context.locale} />;
  const isHeaded = first !== undefined && registry[first.key]?.heads === true && rendered[0] !== null;
  return (
    <>
      {title !== undefined && !isHeaded && <TitleBlock data={{ heading: title }} index={0} />}
      {blocks.map(({ id, key }, index) => (
        <div
          key={id}
          className={index < limits.eagerPageComponents ? undefined : styles.deferred}
          data-page-event={pageEvents[key]}
        >
          {rendered[index]}
        </div>
      ))}
    </>
  );
};
