import { TextField } from "#ui/text-input/text-field.tsx";

type TextSearchFieldProps = {
  readonly label: string;
  /** What may be typed and finds something; none where the stock has no example. */
  readonly example?: string;
  readonly required?: boolean;
};

/** The field for words; as long as the pipeline reads. */
export const TextSearchField = ({ label, example, required }: TextSearchFieldProps) => (
  <TextField
    type="search"
    name="text"
    label={label}
    placeholder={example}
    maxLength={120}
    autoComplete="off"
    autoCapitalize="none"
    enterKeyHint="search"
    required={required}
  />
);
