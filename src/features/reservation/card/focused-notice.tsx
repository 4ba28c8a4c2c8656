import { type ReactNode, useEffect, useId, useRef } from "react";
import type { AlertType } from "#ui/alert/alert-types.ts";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./card-step.module.css";

type FocusedNoticeProps = {
  readonly type: AlertType;
  readonly title: string;
  readonly text: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
};

/** Something that has come of what was done: takes the focus when it comes, which has it read once. */
export const FocusedNotice = ({ type, title, text, children }: FocusedNoticeProps) => {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      className={styles.notice}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-card-notice=""
    >
      <Notice type={type}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`}>{text}</p>
        {children}
      </Notice>
    </section>
  );
};
