import type { SearchQuery } from "#domain/search-query.ts";
import { keptPairs } from "../list-address.ts";

type MoreLikeThisFormProps = { readonly id: string; readonly query: SearchQuery; readonly path: string };

/** How far around a town a vehicle is near it, in kilometres. */
const near = "50";

/**
 * What the list asks for already, which an attribute is added to. It stands behind the cards: of a key that comes twice the first
 * counts. A radius without a place says nothing.
 */
export const MoreLikeThisForm = ({ id, query, path }: MoreLikeThisFormProps) => (
  <form id={id} action={path} hidden>
    {keptPairs(query, ["page"]).map(([key, value]) => (
      <input key={key} type="hidden" name={key} value={value} />
    ))}
    {query.radius === undefined && <input type="hidden" name="radius" value={near} />}
  </form>
);
