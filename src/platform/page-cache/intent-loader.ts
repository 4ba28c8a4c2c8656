import { inlineSource } from "#platform/inline-source.ts";

/** The answer's header that says which version of a page its data belongs to. */
export const versionHeader = "x-page-version";

/**
 * Brings the framework when a visitor shows intent (docs/decisions/0002-hold-the-framework-back.md). The function is
 * sent as text, so it may use nothing from outside itself. React does not replay a click made before hydration: a
 * control marked `data-needs-script` has its click held, shown as busy, and repeated once the page is ready, or let
 * through natively after 8 s or when a script does not load. What is marked `data-native` is no intent. How it
 * ended stands on the root element: `data-scripts="ready"` or `"refused"`.
 */
function waitForIntent(addresses: string[], version: string | null, header: string) {
  const page = document;
  const here = location.pathname + location.search;
  const typed = new Set<HTMLInputElement>();
  const held = new Set<HTMLElement>();
  const release = new WeakSet<HTMLElement>();
  const events = ["pointerover", "pointerdown", "focusin"];
  let started = false;
  let over = false;
  const add = (name: "link" | "script", values: object) =>
    page.head.append(Object.assign(page.createElement(name), values));
  const clickAgain = () => {
    for (const control of held) {
      held.delete(control);
      control.ariaBusy = null;
      release.add(control);
      control.click();
    }
  };
  const giveUp = () => {
    over = true;
    page.documentElement.dataset.scripts = "refused";
    clickAgain();
  };
  const run = () => {
    for (const src of addresses) add("script", { src, async: false, onerror: giveUp });
  };
  const fetchData = (attemptsLeft: number) => {
    fetch(`${here}${location.search ? "&" : "?"}_rsc`, { headers: { rsc: "1" } })
      .then(async (answer) => {
        // Another version cannot be laid over what is shown: the page goes on without scripts.
        if (answer.headers.get(header) !== version) return giveUp();
        Object.assign(self, { __next_f: [[0], [1, await answer.text()]] });
        run();
      })
      .catch(() => (attemptsLeft ? setTimeout(fetchData, 1000, attemptsLeft - 1) : giveUp()));
  };
  const start = () => {
    if (started) return;
    started = true;
    for (const type of events) removeEventListener(type, onIntent, true);
    if (!version) return run();
    for (const href of addresses) add("link", { rel: "preload", as: "script", href });
    fetchData(2);
  };
  const onIntent = (event: Event) => {
    const target = event.target;
    const control =
      target instanceof Element && target.closest("a,button,input,select,textarea,summary,label");
    if (control && !control.closest("[data-native]")) start();
  };
  const onClick = (event: Event) => {
    const target = event.target;
    const control = target instanceof Element && target.closest<HTMLElement>("[data-needs-script]");
    if (over || !control || release.delete(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.has(control)) return;
    held.add(control);
    control.ariaBusy = "true";
    start();
    setTimeout(clickAgain, 8000);
  };
  const onPopState = () => {
    if (location.pathname + location.search !== here) location.reload();
  };
  const onInput = (event: Event) => typed.add(event.target as HTMLInputElement);
  const onReady = () => {
    over = true;
    removeEventListener("popstate", onPopState);
    removeEventListener("input", onInput, true);
    for (const field of typed) {
      // The instance's setter informs React's tracker, the prototype's does not: so React sees a change.
      const value = field.value;
      const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
      field.value = "";
      native?.set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    page.documentElement.dataset.scripts = "ready";
    clickAgain();
  };
  for (const type of events) addEventListener(type, onIntent, { capture: true, passive: true });
  addEventListener("click", onClick, true);
  addEventListener("input", onInput, true);
  addEventListener("popstate", onPopState);
  addEventListener("volante:ready", onReady, { once: true });
  if (location.hash.length > 1) start();
}

const name = "volanteHold";

/**
 * The inline script that defines the loader. It stands in the layout, not in what is stamped, so that it passes through
 * the bundler and is a fifth smaller.
 */
export const loaderDefinition = (): string => `self.${name}=${inlineSource(waitForIntent)}`;

/** Whether a rendered page defines the loader. */
export const definesLoader = (html: string): boolean => html.includes(`self.${name}=`);

/**
 * The inline script that starts the loader of a page.
 * @param addresses the framework's scripts, in order
 * @param version of the page, when its hydration data is to be fetched from its address; undefined when it is inline
 */
export const loaderCall = (addresses: readonly string[], version: string | undefined): string => {
  const values = [addresses, version ?? null, versionHeader].map((value) => JSON.stringify(value));
  return `${name}(${values.join(",").replaceAll("<", "\\u003c")})`;
};
