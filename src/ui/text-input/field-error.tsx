import styles from "../field/field.module.css";
import { Icon } from "../icon/icon.tsx";

type FieldErrorProps = {
  readonly id: string;
  readonly text: string | undefined;
  /** Only once the field was left with it. */
  readonly isLate?: boolean;
};

/** The error message below a field; without a text scripts may write one (`start-text-inputs`). */
export const FieldError = ({ id, text, isLate }: FieldErrorProps) => (
  <p id={id} className={isLate ? `${styles.error} ${styles.late}` : styles.error} hidden={text === undefined}>
    {isLate ? (
      text
    ) : (
      <>
        <Icon name="error" size={16} />
        <span>{text}</span>
      </>
    )}
  </p>
);
