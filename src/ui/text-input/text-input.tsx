"use client";

import { type ChangeEvent, type FocusEvent, useId, useState } from "react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import styles from "../field/field.module.css";
import { type InputType, isErrorShown, truncateText } from "./input-rules.ts";
import { FieldError, TextField, type TextFieldProps } from "./text-field.tsx";

export type TextInputProps = Omit<TextFieldProps, "type" | "onChange"> & {
  readonly type?: InputType;
  /** Whether the error may show once the field has lost focus. */
  readonly showError?: boolean;
  /** Shows the error at once: after an attempt to send. */
  readonly forceError?: boolean;
  /** Gets what was typed, cut to `maxLength`; for boxes whether they are ticked, as "true" or "false". */
  readonly onValue?: (value: string) => void;
};

/**
 * A field for forms that check themselves while they are filled in. `error` is what is wrong now; the field decides
 * when to show it. Controlled with `value`, or left to the form with `defaultValue`.
 */
export function TextInput({
  type = "text",
  showError = false,
  forceError = false,
  error,
  onValue,
  onBlur,
  ...rest
}: TextInputProps) {
  const [blurred, setBlurred] = useState(false);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const shown = isErrorShown({ error, showError, forceError, blurred }) ? error : undefined;
  const common = {
    ...rest,
    id,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setBlurred(true);
      onBlur?.(event);
    },
  };
  if (type === "checkbox" || type === "radio") {
    const errorId = `${id}-error`;
    return (
      <div className={styles.box}>
        <Checkbox
          {...common}
          type={type}
          onChange={({ currentTarget }) => onValue?.(String(currentTarget.checked))}
          aria-invalid={shown === undefined ? undefined : true}
          aria-describedby={shown === undefined ? undefined : errorId}
        />
        {shown !== undefined && <FieldError id={errorId} text={shown} />}
      </div>
    );
  }
  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value } = currentTarget;
    const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    const kept = composing ? value : truncateText(value, rest.maxLength);
    if (kept !== value) currentTarget.value = kept;
    onValue?.(kept);
  };
  // Browsers know no maximum length for these; ours holds all the same.
  const maxLength = type === "number" || type === "date" ? undefined : rest.maxLength;
  return <TextField {...common} type={type} maxLength={maxLength} error={shown} onChange={onChange} />;
}
