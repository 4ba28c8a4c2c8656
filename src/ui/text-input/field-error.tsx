import styles from "../field/field.module.css";
import { Icon } from "../icon/icon.tsx";

/** The error message below a field. */
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
