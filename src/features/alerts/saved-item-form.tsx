import type { ReactNode } from "react";
import { type SavedItem, type SavedItemChange, serialiseSavedItem } from "#domain/saved-item.ts";
import type { Locale } from "#platform/locale.ts";
import { Button } from "#ui/button/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./alerts.module.css";
import { savedItemFields, savedItemsPath } from "./saved-item-fields.ts";

type SavedItemFormProps = {
  readonly locale: Locale;
  readonly subject: SavedItem;
  /** Changes with the labels of their buttons. */
  readonly buttons: readonly (readonly [SavedItemChange, string])[];
  /** The part of the page to return to; see `viewQuery`. */
  readonly view?: string | undefined;
  /** Content before the buttons. */
  readonly children?: ReactNode;
};

/** Buttons to change a saved record, each with one press. */
export const SavedItemForm = ({ locale, subject, buttons, view, children }: SavedItemFormProps) => (
  <form method="post" action={savedItemsPath} className={styles.ways}>
    {children}
    <input type="hidden" name={savedItemFields.locale} value={locale} />
    <input type="hidden" name={savedItemFields.subject} value={serialiseSavedItem(subject)} />
    {view && <input type="hidden" name={savedItemFields.view} value={view} />}
    {buttons.map(([change, text]) => (
      <Button key={change} look="tertiary" size="ghost" name={savedItemFields.change} value={change}>
        {text}
        {subject.name && <VisuallyHidden>: {subject.name}</VisuallyHidden>}
      </Button>
    ))}
  </form>
);
