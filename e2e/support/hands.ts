import { expect, type Locator, type Page } from "@playwright/test";

/** How a visitor acts: by touch or by keyboard, each tap, choice and typed field counted. */
export type Hands = {
  readonly counted: { readonly taps: number; readonly fields: number };
  /** Follows a link, presses a button, or opens a fold. */
  readonly press: (target: Locator) => Promise<void>;
  /** Ticks a box or a radio button. */
  readonly tick: (target: Locator) => Promise<void>;
  readonly type: (target: Locator, text: string) => Promise<void>;
  readonly select: (target: Locator, option: string) => Promise<void>;
};

const touchHands = (page: Page) => ({
  press: (target: Locator) => target.tap(),
  tick: (target: Locator) => target.tap(),
  type: async (target: Locator, text: string) => {
    await target.tap();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(text);
  },
  // The browser's own list opens outside of the page.
  select: async (target: Locator, option: string) => {
    await target.selectOption(option);
  },
});

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** More stops than any page has. */
const mostStops = 600;

const keyboardHands = (page: Page) => {
  const tabUntil = async (isThere: () => Promise<boolean>): Promise<void> => {
    for (let stop = 0; stop < mostStops; stop++) {
      if (await isThere()) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("Tab never reached what was wanted");
  };
  const reach = (target: Locator) => tabUntil(() => isFocused(target));
  return {
    press: async (target: Locator) => {
      await reach(target);
      await page.keyboard.press("Enter");
    },
    tick: async (target: Locator) => {
      const { type, name } = await target.evaluate(({ type, name }: HTMLInputElement) => ({ type, name }));
      if (type !== "radio") {
        await reach(target);
        await page.keyboard.press("Space");
        return;
      }
      await tabUntil(() =>
        page.evaluate((wanted) => (document.activeElement as HTMLInputElement | null)?.name === wanted, name),
      );
      await page.keyboard.press("Space");
      for (let stop = 0; stop < mostStops && !(await target.isChecked()); stop++)
        await page.keyboard.press("ArrowDown");
    },
    type: async (target: Locator, text: string) => {
      await reach(target);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(text);
    },
    select: async (target: Locator, option: string) => {
      await reach(target);
      const steps = await target.evaluate((list: HTMLSelectElement, wanted) => {
        const at = [...list.options].findIndex(({ value }) => value === wanted);
        return at - list.selectedIndex;
      }, option);
      for (let step = 0; step < Math.abs(steps); step++)
        await page.keyboard.press(steps > 0 ? "ArrowDown" : "ArrowUp");
      await expect(target).toHaveValue(option);
    },
  };
};

export const handsOf = (page: Page, way: "touch" | "keyboard"): Hands => {
  const counted = { taps: 0, fields: 0 };
  const { press, tick, type, select } = way === "touch" ? touchHands(page) : keyboardHands(page);
  const count =
    <Rest extends readonly unknown[]>(
      kind: keyof typeof counted,
      act: (target: Locator, ...rest: Rest) => Promise<void>,
    ) =>
    async (target: Locator, ...rest: Rest) => {
      counted[kind] += 1;
      await target.waitFor();
      await act(target, ...rest);
    };
  return {
    counted,
    press: count("taps", press),
    tick: count("taps", tick),
    type: count("fields", type),
    select: count("taps", select),
  };
};
