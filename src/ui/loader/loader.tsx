import { Icon } from "../icon/icon.tsx";
import styles from "./loader.module.css";

/** Says that something is on its way. Place it in a live region when it appears by itself. */
export function Loader({ label }: { readonly label: string }) {
  return (
    <div className={styles.loader} role="progressbar" aria-label={label}>
      <Icon name="wheel" size={32} />
      <span>{label}</span>
    </div>
  );
}
