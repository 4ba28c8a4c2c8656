import type { SearchQuery } from "#domain/search-query.ts";
import { keptPairs } from "../list-address.ts";

type FactFormProps = { readonly id: string; readonly query: SearchQuery; readonly path: string };

/** How far around a town a vehicle is near it, in kilometres. */
const near = 50;

/**
 * The form of the buttons that what is said of the vehicles of a list is: what the list asks for already, which one of them is added to.
 * It stands behind them: of a key that comes twice the first counts. A radius without a place says nothing.
 */
export const FactForm = ({ id, query, path }: FactFormProps) => (
  <form id={id} action={path} hidden>
    {keptPairs(query, ["page"]).map(([key, value]) => (
      <input key={key} type="hidden" name={key} value={value} />
    ))}
    {query.radius === undefined && <input type="hidden" name="radius" value={near} />}
  </form>
);
