/** What the button of a quote's form says, and says instead while the answer is on its way. */
export const QuoteButtonWords = ({ rest, busy }: { readonly rest: string; readonly busy: string }) => (
  <>
    <span data-when="shown updated repriced failed limited">{rest}</span>
    <span data-when="busy" hidden>
      {busy}
    </span>
  </>
);
