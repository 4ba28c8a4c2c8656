/** JSON for a script element: `<` is written as an escape, so that no value can end the element. */
export const serialiseJsonLd = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/** Structured data for search engines: a data block, not a script that runs. */
export const JsonLd = ({ data }: { readonly data: object }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }} />
);
