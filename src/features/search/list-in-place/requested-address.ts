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
