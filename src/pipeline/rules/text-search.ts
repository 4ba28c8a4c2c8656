import { searchTextLength } from "#contract/search-filters.ts";
import { readSearchAddress } from "#domain/addressed-search.ts";
import type { Rule } from "../outcome.ts";
import { addressOf, listAt, sendTo, textKey } from "./list-address.ts";
import { addMeaning, listOfPlace, type Meaning, rangesOnly } from "./typed-meaning.ts";

/**
 * `?text=`: what is typed becomes filters of the list, by a redirect. Where no service can read it, all of its words are
 * said to be unknown. Words that call for the other kind of vehicle lead to its list, the name of a place to the place's.
 */
export const textSearch: Rule = {
  name: "text-search",
  decide: async (request) => {
    const text = request.url.searchParams.get(textKey)?.trim().slice(0, searchTextLength).trim();
    if (!text) return undefined;
    const list = await listAt(request);
    if (!list) return undefined;
    const understood: Meaning = (await request.interpret(text, list.kind)) ?? {
      filters: {},
      unknown: [text],
    };
    const asked = readSearchAddress(request.url.searchParams);
    const named = understood.place && (await listOfPlace(request, list, asked, understood));
    if (named) return sendTo(request, named, 303);
    const unplaced = understood.place ? [understood.place.words] : [];
    const meaning = { ...understood, unknown: [...understood.unknown, ...unplaced] };
    const kind = meaning.kind ?? list.kind;
    if (list.kind === undefined || kind === list.kind)
      return sendTo(request, await addressOf(request, list, addMeaning(asked, meaning)), 303);
    const other = { kind, filters: {}, dealers: undefined };
    const whole = await request.findListPath(other);
    if (!whole) return sendTo(request, await addressOf(request, list, addMeaning(asked, meaning)), 303);
    const there = { ...request, url: new URL(whole, request.url) };
    const place = await addressOf(there, other, addMeaning(rangesOnly(asked), meaning));
    return sendTo(request, place, 303);
  },
};
