import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./notice.module.css";

const icons = { error: "error", warning: "warning", info: "info", success: "success" } as const;

export type NoticeType = keyof typeof icons;

/** Something the visitor should know about this page, in one of the four alert types. */
export function Notice({
  type,
  title,
  children,
}: {
  readonly type: NoticeType;
  readonly title?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.notice} data-type={type}>
      <Icon name={icons[type]} />
      <div>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
