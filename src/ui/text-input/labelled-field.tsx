import { type ReactNode, useId } from "react";
import styles from "../field/field.module.css";
import { FieldError } from "./field-error.tsx";

export interface FieldWords {
  readonly label: string;
  /** Help text below the label. */
  readonly help?: string | undefined;
  /** The error message: shown at once. */
  readonly error?: string | undefined;
  /** Shown by scripts once the field was left with nothing in it. */
  readonly missing?: string | undefined;
  /** Shown by scripts once the field was left with something else in it than its attributes take. */
  readonly wrong?: string | undefined;
  /**
   * Shown by the style sheet once the field was left so, without any script: in the boxes of queries, on pages that load none for them.
   * It is a hint for screen readers.
   */
  readonly late?: string | undefined;
}

interface ControlAttributes {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
  readonly "data-error": string | undefined;
  readonly "data-empty": string | undefined;
  readonly "data-wrong": string | undefined;
}

/** Label, help and error of a control, associated with it for screen readers. An empty error says nothing to them. */
export const LabelledField = ({
  label,
  help,
  error,
  missing,
  wrong,
  late,
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
  const isJudged = missing !== undefined || wrong !== undefined;
  const hasError = isJudged || error !== undefined;
  const describing = [
    help && `${id}-help`,
    hasError && `${id}-error`,
    late && !hasError && `${id}-late`,
    describedBy,
  ].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {help !== undefined && <p id={`${id}-help`}>{help}</p>}
      {children({
        id,
        "aria-invalid": error !== undefined || undefined,
        "aria-describedby": describing.join(" ") || undefined,
        "data-error": isJudged ? `${id}-error` : undefined,
        "data-empty": missing,
        "data-wrong": wrong,
      })}
      {hasError && <FieldError id={`${id}-error`} text={error} />}
      {late && !hasError && <FieldError id={`${id}-late`} text={late} isLate />}
    </div>
  );
};
