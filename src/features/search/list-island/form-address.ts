import { parseSearchQuery } from "#domain/search-query.ts";
import { beyondPreset, listAddress, type Preset } from "../list-address.ts";

type Pairs = Iterable<readonly [name: string, value: unknown]>;

/** What a form asks for: its fields that are filled in. */
export function readFields(pairs: Pairs): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of pairs) {
    const text = String(value).trim();
    if (text !== "") fields.append(name, text);
  }
  return fields;
}

/**
 * The address that a list's form leads to: the canonical one, so that a list has one address however it was reached;
 * as it stands where the server has something to say about it (words to interpret, limits the wrong way round or
 * unreadable).
 */
export function formAddress(path: string, pairs: Pairs, preset: Preset): string {
  const fields = readFields(pairs);
  const { query, notices } = parseSearchQuery(fields);
  const asItStands = fields.has("text") || notices.length > 0;
  return asItStands ? `${path}?${fields}` : listAddress(path, beyondPreset(query, preset));
}

/** What is asked in all, the page's own filters included, for counting. */
export function filtersInForce(pairs: Pairs, preset: Preset): URLSearchParams {
  const fields = readFields(pairs);
  for (const [name, value] of Object.entries(preset)) if (!fields.has(name)) fields.set(name, value);
  for (const name of ["sort", "page", "text"]) fields.delete(name);
  return fields;
}
