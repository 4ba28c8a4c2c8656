import { type ComponentPropsWithoutRef, useId } from "react";
import styles from "../field/field.module.css";
import { Icon } from "../icon/icon.tsx";

export type TextFieldProps = Omit<ComponentPropsWithoutRef<"input">, "type"> & {
  readonly label: string;
  readonly type?: "text" | "email" | "number" | "password" | "tel" | "date" | "search";
  /** What helps to fill it in, below the label. */
  readonly help?: string;
  /** What is wrong with it, in words. */
  readonly error?: string;
  /** Keeps the error back: scripts show it when it is time. */
  readonly hidesError?: boolean;
};

/** A field to type into: label above, help and error below, tied together for those who listen. */
export const TextField = ({ label, type = "text", help, error, hidesError, ...input }: TextFieldProps) => {
  const ownId = useId();
  const id = input.id ?? ownId;
  const isWrong = error !== undefined && !hidesError;
  const describedBy = [help && `${id}-help`, isWrong && `${id}-error`, input["aria-describedby"]];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {help !== undefined && <p id={`${id}-help`}>{help}</p>}
      <input
        {...input}
        type={type}
        id={id}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}
      />
      {error !== undefined && <FieldError id={`${id}-error`} text={error} hidden={!isWrong} />}
    </div>
  );
};

/** The words below a field that say what is wrong with it. */
export const FieldError = ({
  id,
  text,
  hidden,
}: {
  readonly id: string;
  readonly text: string;
  readonly hidden: boolean;
}) => (
  <p id={id} className={styles.error} hidden={hidden}>
    <Icon name="error" size={16} />
    {text}
  </p>
);
