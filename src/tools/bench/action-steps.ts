import type { Page } from "playwright";
import { fillStep, tradeInPath } from "#tools/test-support/trade-in.ts";
import type { Conditions } from "./slowed-page.ts";
import type { Action } from "./time-action.ts";

/** Pages that actions are timed on, by their paths. */
export type ActionPages = Readonly<{ list: string; vehicle: string }>;

export type TimedAction = Action &
  Readonly<{
    what: string;
    page: keyof ActionPages;
    conditions: Conditions;
    /** Milliseconds to the effect, and on a page before the first interaction to the sign that it is awaited. */
    budget: Readonly<{ effect: number; busy?: number }>;
  }>;

export const slowPhone: Conditions = { slowdown: 6, isNetworkSlow: true };
export const slowProcessor: Conditions = { slowdown: 6, isNetworkSlow: false };
export const cold = { effect: 1000, busy: 50 };

export const compare = "main article [data-compare]";
export const count = "form[id$=-filters] > div > button[type=submit]";
const fuel = "input[name=fuel][value=diesel]";
export const opener = "main [data-panel=contact]";
const contactPage = "/solicitud/contact/";

export const tap = (selector: string) => (page: Page) =>
  page.locator(selector).filter({ visible: true }).first().tap();

export const isReady = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.scripts === "ready", undefined, {
    timeout: 60_000,
  });

export const openFilters = async (page: Page): Promise<void> => {
  await tap("main button[popovertarget$=-filters]")(page);
  // The values of a group come when it is opened.
  await page.locator("button[name=open][value=fuel]").tap();
  await page.locator(fuel).waitFor({ state: "attached" });
  await isReady(page);
  // How many there are without the filter has been counted by then.
  await page.locator(count).filter({ hasText: /\d/ }).waitFor();
};

export const tick = tap(`label:has(${fuel})`);

export const countDiesels = async (page: Page): Promise<void> => {
  await openFilters(page);
  const before = (await page.locator(count).textContent()) ?? "";
  await tick(page);
  await page.waitForFunction(([selector, text]) => document.querySelector(selector)?.textContent !== text, [
    count,
    before,
  ] as const);
};

/** A panel with a form, on a page that visitors see: its link is put there before the first interaction. */
const offer = (panel: string, href: string) => (page: Page) =>
  page.evaluate(
    ([name, address]) => {
      const link = Object.assign(document.createElement("a"), { href: address, textContent: "Panel" });
      link.dataset.panel = name;
      document.querySelector("main")?.prepend(link);
    },
    [panel, href] as const,
  );

export const offerPanel = offer("contact", contactPage);

/** Opens a panel by its link and waits for its form. */
export const openPanelBy =
  (link: string) =>
  async (page: Page): Promise<void> => {
    await tap(link)(page);
    await page.locator("dialog[open] form").waitFor();
  };

export const openPanel = async (page: Page): Promise<void> => {
  await offerPanel(page);
  await openPanelBy(opener)(page);
};

/** Opens the trade-in and fills in its first page, with a plate whose car the register knows. */
export const fillPlate = async (page: Page): Promise<void> => {
  await offer("tradein", tradeInPath("es"))(page);
  await openPanelBy("main [data-panel=tradein]")(page);
  await fillStep.plate(page.locator("dialog[open]"), "es");
};
