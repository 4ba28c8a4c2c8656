import { TextField } from "#ui/text-input/text-field.tsx";

type TextSearchFieldProps = {
  readonly label: string;
  /** An example of what may be typed. */
  readonly hint: string;
  readonly required?: boolean;
};

/** The field for words; as long as the pipeline reads. */
export function TextSearchField({ label, hint, required }: TextSearchFieldProps) {
  return (
    <TextField
      type="search"
      name="text"
      label={label}
      placeholder={hint}
      maxLength={120}
      autoComplete="off"
      autoCapitalize="none"
      enterKeyHint="search"
      required={required}
    />
  );
}
