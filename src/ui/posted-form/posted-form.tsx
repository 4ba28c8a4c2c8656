import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import type { ButtonStyle } from "../button/button-style.ts";
import { ErrorSummary, type ErrorSummaryProps } from "../error-summary/error-summary.tsx";
import styles from "./posted-form.module.css";

export type PostedFormProps = {
  /** A server action, or an address. */
  readonly action: string | ((form: FormData) => Promise<void>);
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  /** The honeypot, a hidden field for bots; its label says to leave it empty. */
  readonly trap: { readonly name: string; readonly label: string };
  readonly summary: ErrorSummaryProps;
  /** Left out where the form's own buttons say which answer they give. */
  readonly submit?: string | undefined;
  readonly look?: ButtonStyle["look"];
  readonly children: ReactNode;
};

/** A form validated by the server: its errors, its controls in one column, its button. */
export const PostedForm = ({ action, hidden, trap, summary, submit, look, children }: PostedFormProps) => (
  <>
    {summary.items.length > 0 && <ErrorSummary {...summary} />}
    <form action={action} noValidate className={styles.form}>
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {trap.label}
          <input
            type="text"
            name={trap.name}
            tabIndex={-1}
            autoComplete="off"
            // Attributes of the common password managers.
            data-1p-ignore=""
            data-bwignore=""
            data-form-type="other"
            data-lpignore="true"
          />
        </label>
      </div>
      {children}
      {submit !== undefined && (
        <Button size="large" look={look}>
          {submit}
        </Button>
      )}
    </form>
  </>
);
