/** A script of ours that runs before anything else, by its text; the stamp of the page (`data-own`) lets no other through. */
export const InlineScript = ({ code }: { readonly code: string }) => (
  <script data-own="" dangerouslySetInnerHTML={{ __html: code }} />
);
