import type { ReactNode } from "react";
import type { z } from "zod";
import type { Block } from "#contract/blocks/define-block.ts";
import type { BlockContext } from "./block-context.ts";

/** A kind of page component and how it is rendered. `render` may load; what it throws is reported and the block is left out. */
export interface RenderedBlock<S extends z.ZodType = z.ZodType> {
  readonly block: Block<S>;
  readonly render: (data: z.output<S>, context: BlockContext) => ReactNode | Promise<ReactNode>;
  /** Standing first it renders the heading of the page. */
  readonly heads: boolean;
}

/** What a page may be made of, by the key that the content service uses. */
export type Registry = ReadonlyMap<string, RenderedBlock>;

/** Keeps shape and renderer of one kind together; the registry then hands it data that its own shape has let through. */
export const rendererOf = <S extends z.ZodType>(
  block: Block<S>,
  render: RenderedBlock<S>["render"],
): RenderedBlock => ({ block, render, heads: false }) as RenderedBlock;

/** A block that says, where it stands first, what the page is about. */
export const headingRendererOf = <S extends z.ZodType>(
  block: Block<S>,
  render: RenderedBlock<S>["render"],
): RenderedBlock => ({ ...rendererOf(block, render), heads: true });

export const registryOf = (...rendered: readonly RenderedBlock[]): Registry =>
  new Map(rendered.map((each) => [each.block.key, each]));
