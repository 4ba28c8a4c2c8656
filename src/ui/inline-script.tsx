/**
 * An inline script that runs before all others; finalizing the page keeps only scripts with its `data-own`
 * mark.
 */
export const InlineScript = ({ code }: { readonly code: string }) => (
  <script data-own="" dangerouslySetInnerHTML={{ __html: code }} />
);
