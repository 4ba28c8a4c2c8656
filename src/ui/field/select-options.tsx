export type SelectOption = { readonly value: string; readonly text: string };

export type SelectOptionsProps = {
  readonly options: readonly SelectOption[];
  /** The text of the empty choice; none where there is no such choice. */
  readonly blank?: string | undefined;
};

/** What a list to choose from offers. */
export const SelectOptions = ({ options, blank }: SelectOptionsProps) => (
  <>
    {blank !== undefined && <option value="">{blank}</option>}
    {options.map(({ value, text }) => (
      <option key={value} value={value === text ? undefined : value}>
        {text}
      </option>
    ))}
  </>
);
