import { nameKey } from "#domain/slugify.ts";

/** Shows of the values beside a quick find those that contain what is typed, whatever its accents and hyphens. */
export const findValues = (finder: HTMLInputElement): void => {
  const list = finder.parentElement?.querySelector<HTMLElement>("[data-values]");
  if (!list) return;
  const wanted = nameKey(finder.value);
  list.toggleAttribute("data-finding", wanted !== "");
  for (const label of list.querySelectorAll("label"))
    label.hidden = wanted !== "" && !nameKey(label.querySelector("span")?.textContent ?? "").includes(wanted);
};
