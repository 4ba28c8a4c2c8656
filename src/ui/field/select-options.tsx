export type SelectOption = { readonly value: string; readonly text: string };

export type SelectOptionsProps = {
  readonly options: readonly SelectOption[];
  /** Text of the empty option; without it there is no empty option. */
  readonly blank?: string | undefined;
};

/** The options of a select. */
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
