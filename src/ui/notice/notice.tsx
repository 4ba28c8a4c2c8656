import type { ComponentPropsWithoutRef } from "react";
import type { AlertType } from "../alert/alert-types.ts";
import styles from "./notice.module.css";

/** A message about this page, in one of the alert types. */
export const Notice = ({
  type,
  title,
  className = "",
  children,
  ...rest
}: Omit<ComponentPropsWithoutRef<"div">, "title"> & {
  readonly type: AlertType;
  readonly title?: string;
}) => (
  <div {...rest} className={`${styles.notice} ${className}`.trim()} data-type={type}>
    {title !== undefined && <strong>{title}</strong>}
    {children}
  </div>
);
