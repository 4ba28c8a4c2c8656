type Pairs = Iterable<readonly [name: string, value: unknown]>;

/** The fields of a form that are filled in. */
const readFields = (pairs: Pairs): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const [name, value] of pairs) {
    const text = String(value).trim();
    if (text !== "") fields.append(name, text);
  }
  return fields;
};

/** The address that a form leads to. The server reads it in any spelling, and its answer holds the canonical one. */
export const requestedAddress = (path: string, pairs: Pairs): string => {
  const fields = String(readFields(pairs));
  return fields ? `${path}?${fields}` : path;
};

/**
 * The address that counts how many vehicles a form would show.
 * @param service path and query of the service, with the page's preset
 * @param preset the page's own filters, which hold unless others of their kind are chosen
 */
export const countAddress = (
  service: string,
  pairs: Pairs,
  preset: Readonly<Record<string, string>>,
): string => {
  const fields = readFields(pairs);
  for (const [name, value] of Object.entries(preset)) if (!fields.has(name)) fields.set(name, value);
  for (const name of ["sort", "page"]) fields.delete(name);
  return `${service}&${fields}`;
};
