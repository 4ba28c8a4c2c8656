/** JSON for a script element: `<` is written as an escape, so that no value can end the element. */
export const serialiseJsonLd = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/** Structured data for search engines: a data block, not a script that runs. `isInHead` brings it there (`finalize-page`). */
export const JsonLd = ({ data, isInHead }: { readonly data: object; readonly isInHead?: boolean }) => (
  <script
    type="application/ld+json"
    data-head={isInHead ? "" : undefined}
    dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }}
  />
);
