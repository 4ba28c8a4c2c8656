import type { ReactNode } from "react";
import type { PageComponent } from "#contract/page.ts";
import { limits } from "#domain/limits.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { log } from "#platform/log.ts";
import type { BlockContext, Registry } from "./block.ts";
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
 * The components of a page, in order. All of them are in the markup; from the fifth on the browser may put off
 * drawing them until they come near (product decision 8).
 */
export const PageBlocks = async ({
  components,
  context,
  registry,
}: {
  readonly components: readonly PageComponent[];
  readonly context: PageContext;
  readonly registry: Registry;
}) => {
  const { blocks, problems } = parseBlocks(leaveOutUnoffered(components), registry);
  for (const problem of problems) log().error({ ...problem, path: context.path }, "A block was left out");
  const rendered = await Promise.all(
    blocks.map((block, index) => renderBlock(block, index, context, registry)),
  );
  return blocks.map(({ id, key }, index) => (
    <div
      key={id}
      className={index < limits.eagerPageComponents ? undefined : styles.deferred}
      data-page-event={pageEvents[key]}
    >
      {rendered[index]}
    </div>
  ));
};
