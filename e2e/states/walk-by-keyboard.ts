import type { Page } from "@playwright/test";

/** Walks the page with Tab. Names the controls that never had the focus, that do not show it, or that were hidden while having it. */
export const walkByKeyboard = async (page: Page): Promise<string[]> => {
  const count = await page.evaluate(() => {
    const selector =
      "a[href], button:not([disabled]), input:not([type=hidden]):not([disabled]), select, textarea, summary";
    const isOffered = (element: Element) =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
      !element.closest("[inert], [aria-hidden=true]");
    const wanted = [...document.querySelectorAll(selector)].filter(isOffered);
    for (const [index, element] of wanted.entries()) element.setAttribute("data-stop", String(index));
    return wanted.length;
  });
  for (let step = 0; step < count + 30; step++) {
    await page.keyboard.press("Tab");
    await page.evaluate(async () => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return;
      if (focused.hasAttribute("data-stop-reached")) return;
      focused.setAttribute("data-stop-reached", "");
      // The mark may be rendered by what holds the control, or by what follows it in the same label.
      const holders = [focused, focused.parentElement, focused.closest("label"), focused.closest("article")];
      const rendered = [...holders, ...(focused.parentElement?.children ?? [])].some((element) => {
        if (element === null || element === undefined) return false;
        return ["", "::before", "::after"].some((part) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part || null);
          return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
        });
      });
      // Of a slider the handle shows it, which styles do not show.
      if (!rendered && !focused.matches("[type=range]")) focused.setAttribute("data-stop-unseen", "");
      // What the focus has set in motion comes to rest first.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      );
      const isOwn = (element: Element | null) =>
        element !== null && (focused.contains(element) || element.contains(focused));
      const there = points.flatMap(([x, y]) => document.elementFromPoint(x, y) ?? []);
      const covered =
        there.length > 0 &&
        there.every((element) => !isOwn(element) && !isOwn(element.closest("label, article, li")));
      if (covered) focused.setAttribute("data-stop-covered", "");
    });
  }
  return page.evaluate(() => {
    // Of radio buttons with one name, Tab reaches one; the arrows reach the others.
    const isGrouped = (element: Element) => element.matches("input[type=radio]");
    const name = (element: Element) => element.outerHTML.slice(0, 140);
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return [
      ...all("[data-stop]:not([data-stop-reached])")
        .filter((element) => !isGrouped(element) && element.checkVisibility({ visibilityProperty: true }))
        .map((element) => `Tab never reaches ${name(element)}`),
      ...all("[data-stop-unseen]").map((element) => `the focus is not to be seen on ${name(element)}`),
      ...all("[data-stop-covered]").map((element) => `something lies over the focus on ${name(element)}`),
    ];
  });
};
