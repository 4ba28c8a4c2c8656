import { isVisitorKnown } from "#browser/known-visitor.ts";

/** Where the device keeps, for the visit, what is typed into a panel's form and not sent yet. */
const typedKey = "volante-typed";

type Typed = readonly [
  page: string,
  values: readonly (readonly [name: string, value: string])[],
  /** By whoever was signed in, with what the server knew of them. */
  isOfCustomer: boolean,
];

/** What people fill in, and not what the server wrote, nor what is secret. */
const isTyped = (field: unknown): field is HTMLInputElement =>
  /^(?!hidden|password)/.test((field as HTMLInputElement | null)?.type ?? "hidden");

/** Keeps what a form holds now. Never throws. @param page of the form, with what it is about */
export const keepTyped = (page: string, form: HTMLFormElement): void => {
  const values = [...new FormData(form)].filter(([name]) => isTyped(form.elements.namedItem(name)));
  try {
    sessionStorage.setItem(typedKey, JSON.stringify([page, values, isVisitorKnown()]));
  } catch {
    // Without storage it is gone with the panel.
  }
};

/**
 * Fills in what was typed into the form of this page. Once a form was taken there is none, and it is forgotten; so is what somebody
 * typed who was signed in and is not any more: others may use the device.
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
    // Without storage there is nothing; junk in it is nobody's form.
  }
};
