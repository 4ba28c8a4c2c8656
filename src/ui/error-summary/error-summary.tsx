import { useId } from "react";
import { Notice } from "../notice/notice.tsx";
import styles from "./error-summary.module.css";

export type ErrorSummaryProps = {
  readonly title: string;
  /** What is wrong, each with the id of the control that it is about. */
  readonly items: readonly { readonly id?: string; readonly text: string }[];
  /** Stays where it is: an example among others. */
  readonly isQuiet?: boolean;
};

/**
 * What has to be put right in a form that was sent, before the form: takes the focus when its page is there, and each line
 * leads to its control. After the error summary of the GOV.UK design system, but no alert: the focus has it read already, and
 * an alert that comes into a page, as in a panel, is read as well.
 */
export const ErrorSummary = ({ title, items, isQuiet = false }: ErrorSummaryProps) => {
  const id = useId();
  return (
    <section
      className={styles.summary}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-fieldErrors`}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after sending a form the focus belongs on what is wrong with it, also without scripts.
      autoFocus={!isQuiet}
      data-error-summary=""
    >
      <Notice type="error">
        <h2 id={`${id}-title`}>{title}</h2>
        <ul id={`${id}-fieldErrors`}>
          {items.map(({ id: control, text }) => (
            <li key={control ?? text}>{control === undefined ? text : <a href={`#${control}`}>{text}</a>}</li>
          ))}
        </ul>
      </Notice>
    </section>
  );
};
