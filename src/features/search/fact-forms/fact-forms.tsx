import type { SearchQuery } from "#domain/search-query.ts";
import { remainingPairs } from "../list-address.ts";

type FactFormsProps = { readonly id: string; readonly query: SearchQuery; readonly path: string };

/** How far around a town a vehicle is near it, in kilometres. */
const near = 50;

/** The form of the buttons that places are. */
export const placeFormId = (factForm: string): string => `${factForm}-near`;

/**
 * The forms of the buttons in the facts of a list's vehicles: the list's present query, to which a button adds its filter.
 * Places have a form of their own, since only they take a radius. The fields stand behind the buttons: of a key that comes
 * twice the first counts.
 */
export const FactForms = ({ id, query, path }: FactFormsProps) => {
  const fields = remainingPairs(query, ["page"]).map(([key, value]) => (
    <input key={key} type="hidden" name={key} value={value} />
  ));
  return (
    <>
      <form id={id} action={path} hidden>
        {fields}
      </form>
      <form id={placeFormId(id)} action={path} hidden>
        {fields}
        {query.radius === undefined && <input type="hidden" name="radius" value={near} />}
      </form>
    </>
  );
};
