import type { SearchQuery } from "#domain/search-query.ts";
import { remainingPairs } from "../list-address.ts";

type FactFormsProps = { readonly id: string; readonly query: SearchQuery; readonly path: string };

/** How far around a town a vehicle is near it, in kilometres. */
const near = 50;

/** The form of the buttons that places are. */
export const placeFormId = (factForm: string): string => `${factForm}-near`;

/**
 * The forms of the buttons that what is said of the vehicles of a list is: what the list asks for already, which one of them is added
 * to. Places have one of their own, since only with them a radius says anything. They stand behind the buttons: of a key that comes
 * twice the first counts.
 */
export const FactForms = ({ id, query, path }: FactFormsProps) => {
  const kept = remainingPairs(query, ["page"]).map(([key, value]) => (
    <input key={key} type="hidden" name={key} value={value} />
  ));
  return (
    <>
      <form id={id} action={path} hidden>
        {kept}
      </form>
      <form id={placeFormId(id)} action={path} hidden>
        {kept}
        {query.radius === undefined && <input type="hidden" name="radius" value={near} />}
      </form>
    </>
  );
};
