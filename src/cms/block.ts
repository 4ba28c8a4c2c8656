import type { ReactNode } from "react";
import type { z } from "zod";
import type { Block } from "#contract/blocks/define-block.ts";
import type { BlockContext } from "./block-context.ts";

/**
 * A kind of page component and its renderer. `render` may load data; an error is reported and the block left
 * out.
 */
export interface RenderedBlock<S extends z.ZodType = z.ZodType> {
  readonly block: Block<S>;
  readonly render: (data: z.output<S>, context: BlockContext) => ReactNode | Promise<ReactNode>;
  /** As the first block it renders the heading of the page. */
  readonly heads: boolean;
}

/** Blocks by the key that the content service uses. */
export type Registry = ReadonlyMap<string, RenderedBlock>;

/** Ties schema and renderer of one kind together, so that the renderer gets data parsed by its schema. */
export const rendererOf = <S extends z.ZodType>(
  block: Block<S>,
  render: RenderedBlock<S>["render"],
): RenderedBlock => ({ block, render, heads: false }) as RenderedBlock;

/** A block that, as the first one, names the subject of the page. */
export const headingRendererOf = <S extends z.ZodType>(
  block: Block<S>,
  render: RenderedBlock<S>["render"],
): RenderedBlock => ({ ...rendererOf(block, render), heads: true });

export const registryOf = (...rendered: readonly RenderedBlock[]): Registry =>
  new Map(rendered.map((each) => [each.block.key, each]));
