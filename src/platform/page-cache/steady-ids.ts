/** An id that React's `useId` gave in a server component: a counter, in the order in which parts happened to be ready. */
const servedId = /_S_[0-9a-v]+_/g;

const numbered = (texts: readonly string[]): Map<string, string> => {
  const found = new Set(texts.flatMap((text) => text.match(servedId) ?? []));
  return new Map([...found].map((id, index) => [id, `_s${index.toString(36)}_`]));
};

/**
 * Names these ids in the order in which they stand in the page, so that two renderings of the same content are the same
 * page; the hydration data takes the same names.
 */
export const steadyIds = <Data extends string | undefined>(
  html: string,
  flight: Data,
): { html: string; flight: Data } => {
  const names = numbered([html, flight ?? ""]);
  const rename = (text: string) => text.replace(servedId, (id) => names.get(id) ?? id);
  return { html: rename(html), flight: (flight === undefined ? flight : rename(flight)) as Data };
};
