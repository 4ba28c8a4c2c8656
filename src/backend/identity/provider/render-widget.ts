/** What the widget receives from the provider that sends it. */
export type WidgetFacts = {
  readonly state: string;
  /** The form takes the address alone, and the browser sends it: a code follows by mail. */
  readonly isCodeAlone?: boolean;
  readonly action: string;
  readonly words: Readonly<
    Record<"email" | "password" | "remember" | "submit" | "sending" | "unreachable", string>
  >;
  readonly links: readonly { readonly href: string; readonly text: string }[];
  /** The provider's own page with the same form, for a browser in which the script cannot reach the provider. */
  readonly elsewhere: { readonly href: string; readonly text: string };
};

/**
 * Renders the provider's form into the element `[data-identity-widget]` of the storefront's login page, and sends it. Serialized as text,
 * so it may use nothing from outside itself. It needs the provider's origin in script-src, connect-src and form-action, and no style.
 */
export const renderWidget = ({ state, isCodeAlone, action, words, links, elsewhere }: WidgetFacts): void => {
  const place = document.querySelector<HTMLElement>("[data-identity-widget]");
  if (!place || place.dataset.identityWidget === "rendered") return;
  place.dataset.identityWidget = "rendered";
  const make = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    attributes: Readonly<Record<string, string>>,
    ...children: readonly (Node | string)[]
  ): HTMLElementTagNameMap[Name] => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  const field = (name: string, type: string, autocomplete: string, label: string) => {
    const id = `identity-${name}`;
    const input = make("input", { id, name, type, autocomplete, required: "" });
    return make("p", {}, make("label", { for: id }, label), input);
  };
  const link = ({ href, text }: WidgetFacts["elsewhere"]) => make("li", {}, make("a", { href }, text));
  const button = make("button", { type: "submit" }, words.submit);
  const message = make("p", { tabindex: "-1", "data-identity-problem": "", hidden: "" });
  const ways = make("ul", {}, ...links.map(link));
  const form = make(
    "form",
    { method: "post", action, novalidate: "" },
    make("input", { type: "hidden", name: "state", value: state }),
    field("email", "email", "username", words.email),
    ...(isCodeAlone
      ? []
      : [
          field("password", "password", "current-password", words.password),
          make(
            "p",
            { "data-identity-box": "" },
            make("input", { id: "identity-remember", name: "remember", type: "checkbox" }),
            make("label", { for: "identity-remember" }, words.remember),
          ),
        ]),
    button,
  );
  let isBusy = false;
  const show = (isSending: boolean) => {
    isBusy = isSending;
    button.textContent = isSending ? words.sending : words.submit;
    button.setAttribute("aria-disabled", String(isSending));
  };
  const showMessage = (text: string) => {
    message.textContent = text;
    message.hidden = false;
    message.focus();
  };
  const send = async () => {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) body.append(name, String(value));
    const answer = await fetch(action, {
      method: "POST",
      body,
      headers: { accept: "application/json" },
      credentials: "same-origin",
      cache: "no-store",
    });
    return (await answer.json()) as { data?: { location: string }; error?: { message: string } };
  };
  form.addEventListener("submit", async (event) => {
    if (isCodeAlone) return;
    event.preventDefault();
    if (isBusy) return;
    show(true);
    message.hidden = true;
    try {
      const { data, error } = await send();
      if (data) return location.assign(data.location);
      showMessage(error?.message ?? words.unreachable);
    } catch {
      if (!ways.querySelector("[data-elsewhere]")) {
        const way = link(elsewhere);
        way.dataset.elsewhere = "";
        ways.prepend(way);
      }
      showMessage(words.unreachable);
    }
    show(false);
  });
  // After a return by the history the form can be sent again.
  addEventListener("pageshow", () => show(false));
  place.replaceChildren(message, form, ways);
};
