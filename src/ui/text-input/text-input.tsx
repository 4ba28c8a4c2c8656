import { useId } from "react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import styles from "../field/field.module.css";
import { FieldError } from "./field-error.tsx";
import { type InputType, isErrorShown } from "./input-rules.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export type TextInputProps = Omit<TextFieldProps, "type" | "missing" | "wrong" | "late"> & {
  readonly type?: InputType;
  /** Whether the error may show once the field has lost focus. */
  readonly showError?: boolean;
  /** Shows the error at once: after an attempt to send. */
  readonly forceError?: boolean;
};

/**
 * A field with one error, which shows as long as the value does not match its own attributes (`required`, `pattern` …). Scripts validate
 * what is typed (`start-text-inputs`).
 */
export const TextInput = ({
  type = "text",
  showError = false,
  forceError = false,
  error,
  ...rest
}: TextInputProps) => {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const isShown = isErrorShown({ error, showError, forceError, blurred: false });
  const shown = isShown ? error : undefined;
  const judged = showError || forceError ? error : undefined;
  if (type === "checkbox" || type === "radio")
    return (
      <div className={styles.box}>
        <Checkbox
          {...rest}
          id={id}
          type={type}
          aria-invalid={isShown || undefined}
          aria-describedby={judged === undefined ? undefined : `${id}-error`}
          data-error={judged === undefined ? undefined : `${id}-error`}
          data-empty={judged}
        />
        {judged !== undefined && <FieldError id={`${id}-error`} text={shown} />}
      </div>
    );
  // Browsers have no maximum length for these; ours applies all the same.
  const isUnlimited = type === "number" || type === "date";
  return (
    <TextField
      {...rest}
      required={rest.required}
      id={id}
      type={type}
      maxLength={isUnlimited ? undefined : rest.maxLength}
      data-max-length={isUnlimited ? rest.maxLength : undefined}
      error={shown}
      missing={judged}
      wrong={judged}
    />
  );
};
