import { useId } from "react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import styles from "../field/field.module.css";
import { FieldError } from "./field-error.tsx";
import { type InputType, isErrorShown } from "./input-rules.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export type TextInputProps = Omit<TextFieldProps, "type"> & {
  readonly type?: InputType;
  /** Whether the error may show once the field has lost focus. */
  readonly showError?: boolean;
  /** Shows the error at once: after an attempt to send. */
  readonly forceError?: boolean;
};

/**
 * A field for forms that validate while they are filled in: `error` shows as long as the value does not match
 * its own attributes (`required`, `pattern` …). Scripts validate what is typed (`start-text-inputs`).
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
  const shown = isErrorShown({ error, showError, forceError, blurred: false });
  const marks = {
    "data-error": error === undefined ? undefined : `${id}-error`,
    "data-error-shown": forceError ? "always" : showError ? "left" : undefined,
  };
  if (type === "checkbox" || type === "radio")
    return (
      <div className={styles.box}>
        <Checkbox
          {...rest}
          {...marks}
          id={id}
          type={type}
          aria-invalid={shown || undefined}
          aria-describedby={shown ? `${id}-error` : undefined}
        />
        {error !== undefined && <FieldError id={`${id}-error`} text={error} hidden={!shown} />}
      </div>
    );
  // Browsers have no maximum length for these; ours applies all the same.
  const isUnlimited = type === "number" || type === "date";
  return (
    <TextField
      {...rest}
      {...marks}
      id={id}
      type={type}
      maxLength={isUnlimited ? undefined : rest.maxLength}
      data-max-length={isUnlimited ? rest.maxLength : undefined}
      error={error}
      hidesError={!shown}
    />
  );
};
