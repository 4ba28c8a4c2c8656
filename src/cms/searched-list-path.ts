import { findBlock } from "#contract/blocks/find-block.ts";
import { heroBlock } from "#contract/blocks/hero.ts";
import type { PageComponent } from "#contract/page.ts";

/** Path of the list that a page's search form submits to; undefined where there is none. */
export const searchedListPath = (components: readonly PageComponent[]): string | undefined =>
  findBlock([...components], heroBlock)?.search?.action;
