import type { ItemList, WithContext } from "schema-dts";
import { type Absolute, context } from "./schema-context.ts";

/**
 * One page of a list of vehicles, of those that can be bought; nothing where there are none. Reserved ones that stand
 * between them on earlier pages take no place: no place lies behind the total.
 */
export const describeList = (
  name: string,
  list: ListedPage,
  absolute: Absolute,
): WithContext<ItemList> | undefined => {
  const { vehicles, total, page } = list;
  const available = vehicles.filter(({ reserved, bought }) => !reserved && !bought);
  if (available.length === 0) return undefined;
  const before = Math.max(0, Math.min((page.number - 1) * page.size, total - available.length));
  return {
    "@context": context,
    "@type": "ItemList",
    name,
    numberOfItems: total,
    itemListElement: available.map(({ path }, index) => ({
      "@type": "ListItem",
      position: before + index + 1,
      url: absolute(path),
    })),
  };
};

type ListedPage = {
  readonly vehicles: readonly {
    readonly path: string;
    readonly reserved: boolean;
    readonly bought: boolean;
  }[];
  readonly total: number;
  readonly page: { readonly number: number; readonly size: number };
};
