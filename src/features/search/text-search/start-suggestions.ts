const active = "aria-activedescendant";

const show = (field: Element, list: HTMLElement, is: boolean): void => {
  list.hidden = !is;
  field.ariaExpanded = String(is);
  field.removeAttribute(active);
};

const fetchInto = async (list: HTMLElement, field: HTMLInputElement): Promise<void> => {
  const { value } = field;
  const answer = await fetch(field.dataset.suggest + encodeURIComponent(value));
  const found: readonly (readonly [text: string, count: string])[] = await answer.json();
  // Typed on meanwhile.
  if (field.value !== value) return;
  list.replaceChildren(
    ...found.map(([text, count], at) => {
      const id = list.id + at;
      const option = Object.assign(document.createElement("div"), { id, role: "option", textContent: text });
      option.dataset.count = count;
      return option;
    }),
  );
  show(field, list, found.length > 0);
};

const handle = (event: Event): void => {
  const target = event.target as Element;
  const box = target.closest("[data-suggests]");
  if (!box) return;
  const field = box.querySelector("input") as HTMLInputElement;
  const list = box.lastElementChild as HTMLElement;
  const options = [...list.children];
  const now = options.findIndex(({ id }) => id === field.getAttribute(active));
  const { type, key } = event as KeyboardEvent;
  const pressed = type === "pointerdown" ? target.closest("[role=option]") : key === "Enter" && options[now];
  if (pressed || key === "Escape" || type === "input") show(field, list, false);
  const by = Number(key === "ArrowDown") - Number(key === "ArrowUp");
  if (pressed) {
    field.value = pressed.textContent;
    field.form?.requestSubmit();
    event.preventDefault();
  }
  // Unavailable, it is a field without suggestions.
  if (type === "input" && field.value.trim()) fetchInto(list, field).catch(() => undefined);
  if (by && !list.hidden) {
    const next = (options[now + by] ?? options.at(by < 0 ? -1 : 0)) as Element;
    for (const option of options) option.ariaSelected = String(option === next);
    field.setAttribute(active, next.id);
    event.preventDefault();
  }
};

/** Suggests what a text may go on to while it is typed: a combobox with a list, by keys and pointer. */
export const start = (): void => {
  for (const type of ["input", "keydown", "pointerdown"]) document.addEventListener(type, handle);
};
