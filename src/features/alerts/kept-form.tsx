import type { ReactNode } from "react";
import { type KeptChange, type KeptSubject, serialiseKeptSubject } from "#domain/kept-change.ts";
import type { Locale } from "#platform/locale.ts";
import { Button } from "#ui/button/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./alerts.module.css";
import { keptFields, keptPath } from "./kept-form-fields.ts";

type KeptFormProps = {
  readonly locale: Locale;
  readonly subject: KeptSubject;
  /** What each button says and does. */
  readonly buttons: readonly (readonly [KeptChange, string])[];
  /** Which part of the page is shown, to come back to; see `viewQuery`. */
  readonly view?: string | undefined;
  /** What stands before the buttons. */
  readonly children?: ReactNode;
};

/** What can be done to something that a customer keeps, by one press each. */
export const KeptForm = ({ locale, subject, buttons, view, children }: KeptFormProps) => (
  <form method="post" action={keptPath} className={styles.ways}>
    {children}
    <input type="hidden" name={keptFields.locale} value={locale} />
    <input type="hidden" name={keptFields.subject} value={serialiseKeptSubject(subject)} />
    {view && <input type="hidden" name={keptFields.view} value={view} />}
    {buttons.map(([change, text]) => (
      <Button key={change} look="tertiary" size="ghost" name={keptFields.change} value={change}>
        {text}
        {subject.name && <VisuallyHidden>: {subject.name}</VisuallyHidden>}
      </Button>
    ))}
  </form>
);
