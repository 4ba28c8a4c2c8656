/** Where the device keeps, for the visit, what is typed into a panel's form and not sent yet (product decision 18). */
const typedKey = "volante-typed";

type Typed = readonly [page: string, values: readonly (readonly [name: string, value: string])[]];

/** What people fill in, and not what the server wrote, nor what is secret. */
const isTyped = (field: unknown): field is HTMLInputElement =>
  /^(?!hidden|password)/.test((field as HTMLInputElement | null)?.type ?? "hidden");

/** Keeps what a form holds now. Never throws. @param page of the form, with what it is about */
export const keepTyped = (page: string, form: HTMLFormElement): void => {
  const values = [...new FormData(form)].filter(([name]) => isTyped(form.elements.namedItem(name)));
  try {
    sessionStorage.setItem(typedKey, JSON.stringify([page, values]));
  } catch {
    // Without storage it is gone with the panel.
  }
};

/** Fills in what was typed into the form of this page; once a form was taken there is none, and it is forgotten. */
export const restoreTyped = (page: string, content: Element): void => {
  try {
    const [of, values]: Typed = JSON.parse(sessionStorage.getItem(typedKey) ?? "[]");
    if (of !== page) return;
    const form = content.querySelector<HTMLFormElement>("form:has([name=stamp])");
    if (!form) sessionStorage.removeItem(typedKey);
    for (const [name, value] of values) {
      const field = form?.elements.namedItem(name);
      if (isTyped(field)) Object.assign(field, field.type === "checkbox" ? { checked: true } : { value });
    }
  } catch {
    // Without storage there is nothing; junk in it is nobody's form.
  }
};
