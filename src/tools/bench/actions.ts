import type { Page } from "playwright";
import type { Conditions } from "./slowed-page.ts";
import type { Action } from "./time-action.ts";

/** Pages that actions are timed on, by their paths. */
export type ActionPages = Readonly<{ list: string; vehicle: string }>;

export type TimedAction = Action &
  Readonly<{
    what: string;
    page: keyof ActionPages;
    conditions: Conditions;
    /** Milliseconds to the effect, and where nobody has touched the page to the sign that it is awaited. */
    budget: Readonly<{ effect: number; busy?: number }>;
  }>;

export const slowPhone: Conditions = { slowdown: 6, isNetworkSlow: true };
const slowProcessor: Conditions = { slowdown: 6, isNetworkSlow: false };
const cold = { effect: 1000, busy: 50 };

const compare = "main article [data-compare]";
const count = "form[id$=-filters] button[type=submit]";
const fuel = "input[name=fuel][value=diesel]";
const opener = "main [data-panel=example]";
const examplePanel = "/bloques/panel/";

const tap = (selector: string) => (page: Page) =>
  page.locator(selector).filter({ visible: true }).first().tap();

const isReady = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.scripts === "ready", undefined, {
    timeout: 60_000,
  });

const openFilters = async (page: Page): Promise<void> => {
  await tap("main button[popovertarget$=-filters]")(page);
  const group = page.locator(`details:has(${fuel})`);
  if ((await group.getAttribute("open")) === null) await group.locator("summary").tap();
  await isReady(page);
  // How many there are without the filter has been counted by then.
  await page.locator(count).filter({ hasText: /\d/ }).waitFor();
};

const tick = tap(`label:has(${fuel})`);

const countDiesels = async (page: Page): Promise<void> => {
  await openFilters(page);
  const before = (await page.locator(count).textContent()) ?? "";
  await tick(page);
  await page.waitForFunction(([selector, text]) => document.querySelector(selector)?.textContent !== text, [
    count,
    before,
  ] as const);
};

/** The example of a panel with a form, on a page that visitors see: its link is put there before anybody touches the page. */
const offerPanel = (page: Page): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "Panel" });
    link.dataset.panel = "example";
    document.querySelector("main")?.prepend(link);
  }, examplePanel);

const openPanel = async (page: Page): Promise<void> => {
  await offerPanel(page);
  await tap(opener)(page);
  await page.locator("dialog[open] form").waitFor();
};

export const timedActions: readonly TimedAction[] = [
  {
    what: "list: compare, first tap after a scroll",
    page: "list",
    conditions: slowProcessor,
    budget: { effect: 200 },
    prepare: async (page) => {
      await page.evaluate(() => scrollBy(0, 200));
      await isReady(page);
      await page.waitForLoadState("networkidle");
    },
    act: tap(compare),
    effect: { appears: `${compare}[aria-pressed=true]` },
  },
  {
    what: "list: compare, cold",
    page: "list",
    conditions: slowPhone,
    budget: cold,
    act: tap(compare),
    effect: { appears: `${compare}[aria-pressed=true]` },
  },
  {
    what: "vehicle: picture enlarged, cold",
    page: "vehicle",
    conditions: slowPhone,
    budget: cold,
    act: tap("a[data-gallery-picture]"),
    effect: { appears: "dialog[open] img" },
  },
  {
    what: "vehicle: term changed, cold",
    page: "vehicle",
    conditions: slowPhone,
    // A changed field waits without a sign: only the figures change.
    budget: { effect: 1000 },
    act: async (page) => void (await page.locator("#finance select").selectOption("36")),
    effect: { changes: "#finance [data-testid=monthly]" },
  },
  {
    what: "list: filter ticked to new count",
    page: "list",
    conditions: slowPhone,
    budget: { effect: 900 },
    prepare: openFilters,
    act: tick,
    effect: { changes: count },
  },
  {
    what: "list: filters applied to new list",
    page: "list",
    conditions: slowPhone,
    budget: { effect: 1200 },
    prepare: countDiesels,
    act: tap(count),
    effect: { changes: "[data-results] p > strong" },
  },
  {
    what: "panel with a form: opened, cold",
    page: "list",
    conditions: slowPhone,
    budget: { effect: 1200 },
    prepare: offerPanel,
    act: tap(opener),
    effect: { appears: "dialog[open] form" },
  },
  {
    what: "panel with a form: wrong answers told",
    page: "list",
    conditions: slowPhone,
    budget: { effect: 600 },
    prepare: openPanel,
    act: tap("dialog[open] form button:not([type=button])"),
    effect: { appears: "dialog[open] [aria-invalid=true]" },
  },
];
