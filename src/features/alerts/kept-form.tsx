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
  /** Changes with the labels of their buttons. */
  readonly buttons: readonly (readonly [KeptChange, string])[];
  /** The part of the page to return to; see `viewQuery`. */
  readonly view?: string | undefined;
  /** Content before the buttons. */
  readonly children?: ReactNode;
};

/** Buttons to change a saved record, each with one press. */
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
