import { Icon } from "../icon/icon.tsx";
import styles from "./loader.module.css";

/** A loading indicator. Place it in a live region when it appears by itself. */
export const Loader = ({ label }: { readonly label: string }) => (
  <p className={styles.loader}>
    <Icon name="wheel" size={32} />
    <span>{label}</span>
  </p>
);
