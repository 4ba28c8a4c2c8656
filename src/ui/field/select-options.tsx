export type SelectOption = {
  readonly value: string;
  readonly text: string;
  /** Heading of those that follow one another with it. */
  readonly group?: string;
};

export type SelectOptionsProps = {
  readonly options: readonly SelectOption[];
  /** Text of the empty option; without it there is no empty option. */
  readonly blank?: string | undefined;
};

/** The options of a select. */
export const SelectOptions = ({ options, blank }: SelectOptionsProps) => (
  <>
    {blank !== undefined && <option value="">{blank}</option>}
    {[...Map.groupBy(options, ({ group }) => group)].map(([group, own]) =>
      group === undefined ? (
        own.map(optionOf)
      ) : (
        <optgroup key={group} label={group}>
          {own.map(optionOf)}
        </optgroup>
      ),
    )}
  </>
);

const optionOf = ({ value, text }: SelectOption) => (
  <option key={value} value={value === text ? undefined : value}>
    {text}
  </option>
);
