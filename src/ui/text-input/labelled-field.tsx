import { type ReactNode, useId } from "react";
import styles from "../field/field.module.css";
import { FieldError } from "./field-error.tsx";

export interface FieldWords {
  readonly label: string;
  /** Help text below the label. */
  readonly help?: string | undefined;
  /** The error message. */
  readonly error?: string | undefined;
  /** Hides the error until scripts show it. */
  readonly hidesError?: boolean;
}

interface ControlAttributes {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

/** Label, help and error of a control, associated with it for screen readers. */
export const LabelledField = ({
  label,
  help,
  error,
  hidesError,
  id: givenId,
  describedBy,
  children,
}: FieldWords & {
  readonly id: string | undefined;
  readonly describedBy: string | undefined;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const isWrong = error !== undefined && !hidesError;
  const describing = [help && `${id}-help`, isWrong && `${id}-error`, describedBy].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {help !== undefined && <p id={`${id}-help`}>{help}</p>}
      {children({
        id,
        "aria-invalid": isWrong || undefined,
        "aria-describedby": describing.join(" ") || undefined,
      })}
      {error !== undefined && <FieldError id={`${id}-error`} text={error} hidden={!isWrong} />}
    </div>
  );
};
