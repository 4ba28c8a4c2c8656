import { isVisitorKnown } from "#browser/known-visitor.ts";

/** Session storage key of unsent text typed into a panel's form. */
const typedKey = "volante-typed";

type Typed = readonly [
  page: string,
  values: readonly (readonly [name: string, value: string])[],
  /** Typed by a signed-in visitor, along with prefilled data. */
  isOfCustomer: boolean,
];

/** Fields that people fill in: not hidden ones, nor secrets. */
const isTyped = (field: unknown): field is HTMLInputElement =>
  /^(?!hidden|password)/.test((field as HTMLInputElement | null)?.type ?? "hidden");

/** Stores the current values of a form. Never throws. @param page of the form, with what it is about */
export const storeTyped = (page: string, form: HTMLFormElement): void => {
  const values = [...new FormData(form)].filter(([name]) => isTyped(form.elements.namedItem(name)));
  try {
    sessionStorage.setItem(typedKey, JSON.stringify([page, values, isVisitorKnown()]));
  } catch {
    // Without storage the text is lost when the panel closes.
  }
};

/**
 * Restores text typed into the form of this page. Deletes it once the form was accepted, and where it was
 * typed by a visitor who has signed out since: others may use the device.
 */
export const restoreTyped = (page: string, content: Element): void => {
  try {
    const [of, values = [], isOfCustomer]: Partial<Typed> = JSON.parse(
      sessionStorage.getItem(typedKey) ?? "[]",
    );
    const isOthers = isOfCustomer && !isVisitorKnown();
    if (of !== page && !isOthers) return;
    const form = isOthers ? null : content.querySelector<HTMLFormElement>("form:has([name=stamp])");
    if (!form) sessionStorage.removeItem(typedKey);
    for (const [name, value] of values) {
      const field = form?.elements.namedItem(name);
      if (isTyped(field)) Object.assign(field, field.type === "checkbox" ? { checked: true } : { value });
    }
  } catch {
    // No storage, or invalid content.
  }
};
