import type { DealerList } from "./dealer-facts.ts";
import type { PageText } from "./page-text.ts";
import type { SeedComponent } from "./seed-page.ts";

/** Where the vehicles of each dealer are that a page shows; its own page does not lead to itself. */
export const withDealerLists = (page: PageText, lists: readonly DealerList[]): PageText => {
  const search = page.components.find(({ key }) => key === "search")?.data;
  const isOwn = search?.kind === undefined && Array.isArray(search?.dealers);
  const components = page.components.map((component): SeedComponent => {
    if (component.key !== "dealer-locator") return component;
    const { dealers } = component.data;
    const shown = lists.filter(({ dealer }) => !Array.isArray(dealers) || dealers.includes(dealer));
    return isOwn || shown.length === 0
      ? component
      : { ...component, data: { ...component.data, lists: shown } };
  });
  return { ...page, components };
};
