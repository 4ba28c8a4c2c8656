import { type ComponentPropsWithoutRef, useId } from "react";
import styles from "../field/field.module.css";
import { Icon } from "../icon/icon.tsx";

export type TextFieldProps = Omit<ComponentPropsWithoutRef<"input">, "type"> & {
  readonly label: string;
  readonly type?: "text" | "email" | "number" | "password" | "tel" | "date" | "search";
  /** What helps to fill it in, below the label. */
  readonly help?: string;
  /** What is wrong with it, in words; shown as long as it is there. */
  readonly error?: string;
};

/** A field to type into: label above, help and error below, tied together for those who listen. */
export function TextField({ label, type = "text", help, error, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const describedBy = [help && `${id}-help`, error && `${id}-error`, input["aria-describedby"]];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {help !== undefined && <p id={`${id}-help`}>{help}</p>}
      <input
        {...input}
        type={type}
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}
      />
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

/** The words below a field that say what is wrong with it. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" size={16} />
      {text}
    </p>
  );
}
