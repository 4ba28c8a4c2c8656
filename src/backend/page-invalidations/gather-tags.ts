import { pageTags } from "#domain/page-tags.ts";

/** As many as a storefront takes in one call. */
const most = 100;

const widened = (tag: string): string => {
  if (tag.startsWith(pageTags.vehicle(""))) return pageTags.vehicles;
  return tag.startsWith("page:") ? pageTags.content : tag;
};

/** Each tag once; where they are too many for one call, by the few tags that all of their pages have in common. Pure. */
export const gatherTags = (tags: readonly string[]): readonly string[] => {
  const distinct = [...new Set(tags)];
  return distinct.length <= most ? distinct : [...new Set(distinct.map(widened))];
};
