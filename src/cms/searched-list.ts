import type { PageComponent } from "#contract/page.ts";
import { heroSchema } from "./blocks/hero/schema.ts";

/** Path of the list to which the search at a page's beginning leads; undefined where there is none. */
export const searchedList = (components: readonly PageComponent[]): string | undefined => {
  const hero = heroSchema.safeParse(components.find(({ key }) => key === "hero")?.data);
  return hero.success ? hero.data.search?.action : undefined;
};
