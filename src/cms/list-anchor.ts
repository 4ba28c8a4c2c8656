import { searchBlock } from "#contract/blocks/search.ts";
import type { PageComponent } from "#contract/page.ts";
import { resultsId } from "#features/search/search-results/results-id.ts";
import { uniqueBlockIds } from "./unique-block-ids.ts";

/** Id of the results of a page's list; undefined for pages without a list. */
export const listAnchor = (components: readonly PageComponent[]): string | undefined => {
  const id = uniqueBlockIds(components)[components.findIndex(({ key }) => key === searchBlock.key)];
  return id === undefined ? undefined : resultsId(id);
};
