import type { ReactNode } from "react";
import type { AlertType } from "../alert/alert-types.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import styles from "./notice.module.css";

const icons = {
  error: "error",
  warning: "warning",
  info: "info",
  success: "success",
  "info-alert": "info",
} as const satisfies Record<AlertType, IconName>;

/** A message about this page, in one of the alert types. */
export const Notice = ({
  type,
  title,
  children,
}: {
  readonly type: AlertType;
  readonly title?: string;
  readonly children: ReactNode;
}) => (
  <div className={styles.notice} data-type={type}>
    <Icon name={icons[type]} />
    <div>
      {title !== undefined && <strong>{title}</strong>}
      {children}
    </div>
  </div>
);
