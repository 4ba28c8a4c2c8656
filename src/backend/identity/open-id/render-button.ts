/** What the button receives. */
export type ButtonFacts = { readonly state: string; readonly action: string; readonly text: string };

/**
 * Adds the provider's button below the form that `renderWidget` has rendered; the browser sends it, with that form's choice to stay signed
 * in. Serialized as text, so it may use nothing from outside itself.
 */
export const renderButton = ({ state, action, text }: ButtonFacts): void => {
  const form = document.querySelector("[data-identity-widget] > form");
  if (!form || form.nextElementSibling?.matches("form")) return;
  const make = (name: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const own = make("form", { method: "post", action });
  const choice = make("input", { type: "hidden", name: "remember" }) as HTMLInputElement;
  const button = make("button", { type: "submit" });
  button.textContent = text;
  // The page's style has no second look for a button.
  button.style.setProperty("color", "var(--ink)");
  button.style.setProperty("background", "none");
  button.style.setProperty("border", "1px solid var(--control)");
  own.append(make("input", { type: "hidden", name: "state", value: state }), choice, button);
  own.addEventListener("submit", () => {
    const box = form.querySelector<HTMLInputElement>("[type=checkbox]");
    choice.value = box?.checked ? "on" : "";
  });
  form.after(own);
};
