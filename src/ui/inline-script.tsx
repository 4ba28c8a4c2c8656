/** A script that runs before anything else, by its text. The page cache adds its hash to the page's policy. */
export const InlineScript = ({ code }: { readonly code: string }) => (
  <script dangerouslySetInnerHTML={{ __html: code }} />
);
