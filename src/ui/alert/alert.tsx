import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { businessConstants } from "#domain/business-constants.ts";
import { Notice } from "../notice/notice.tsx";
import styles from "./alert.module.css";
import type { AlertType } from "./alert-types.ts";

type AlertProps = Omit<ComponentPropsWithoutRef<"div">, "title"> & {
  readonly type: AlertType;
  readonly title: string;
  /** Props of the close button; `aria-label` is its name. */
  readonly close: ComponentPropsWithoutRef<"button"> & { readonly "aria-label": string };
  readonly children: ReactNode;
};

/**
 * An alert over the page that closes by itself after 4 s; hover or focus pauses the time. The time is a CSS
 * animation, so that it needs no script.
 */
export const Alert = ({ type, title, close, children, ...rest }: AlertProps) => (
  <Notice
    {...rest}
    type={type}
    title={title}
    className={styles.alert}
    style={{ animationDelay: `${businessConstants.alertClearMs}ms` }}
  >
    {children}
    <button type="button" {...close} />
  </Notice>
);
