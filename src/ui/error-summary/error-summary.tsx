import { useId } from "react";
import { Notice } from "../notice/notice.tsx";
import styles from "./error-summary.module.css";

export type ErrorSummaryProps = {
  readonly title: string;
  /** The errors, each with the id of its control. */
  readonly items: readonly { readonly id?: string; readonly text: string }[];
  /** Does not take the focus: for the examples page. */
  readonly isQuiet?: boolean;
};

/**
 * Errors of a form that was sent, above the form: takes the focus when the page loads, and each line links to
 * its control. Follows the error summary of the GOV.UK design system without its alert role: the focus has it
 * read already, and an alert inserted into a page, as in a panel, would be read twice.
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
