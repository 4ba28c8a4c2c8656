/** The labels of a quote form's button: idle and loading. */
export const QuoteButtonWords = ({ rest, busy }: { readonly rest: string; readonly busy: string }) => (
  <>
    <span data-when="shown updated repriced failed limited">{rest}</span>
    <span data-when="busy" hidden>
      {busy}
    </span>
  </>
);
