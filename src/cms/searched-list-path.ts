import { findBlock } from "#contract/blocks/find-block.ts";
import { heroBlock } from "#contract/blocks/hero.ts";
import type { PageComponent } from "#contract/page.ts";

/** Path of the list to which the search at a page's beginning leads; undefined where there is none. */
export const searchedListPath = (components: readonly PageComponent[]): string | undefined =>
  findBlock([...components], heroBlock)?.search?.action;
