import { nameKey } from "#domain/slugify.ts";

/** Shows of the values beside a quick find those that contain what is typed, whatever its accents and hyphens. */
export const findValues = (finder: HTMLInputElement): void => {
  const list = finder.parentElement;
  const wanted = nameKey(finder.value);
  list?.toggleAttribute("data-finding", wanted !== "");
  for (const label of list?.querySelectorAll("label") ?? [])
    label.hidden = !nameKey(label.textContent).includes(wanted);
};
