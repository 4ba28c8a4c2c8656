import { useId } from "react";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import { TextField } from "#ui/text-input/text-field.tsx";
import styles from "./text-search.module.css";

type TextSearchFieldProps = {
  readonly label: string;
  readonly locale: Locale;
  /** Of the list in which it searches. */
  readonly kind?: VehicleKind | undefined;
  /** What may be typed and finds something; none where the stock has no example. */
  readonly example?: string;
  readonly required?: boolean;
};

/** The field for words, as long as the pipeline reads, and the list of suggestions (`start-suggestions`). */
export const TextSearchField = ({ label, locale, kind, example, required }: TextSearchFieldProps) => {
  const id = `suggestions${useId()}`;
  return (
    <div className={styles.field} data-suggests="">
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
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={id}
        data-suggest={`/api/search/suggestions?${new URLSearchParams({ locale, ...(kind && { kind }), text: "" })}`}
      />
      <div id={id} role="listbox" aria-label={label} hidden />
    </div>
  );
};
