import { expect, type Page } from "@playwright/test";
import { pageReady } from "./page-ready.ts";

/** The parts of a vehicle list that specs speak of. */
export const listParts = (page: Page) => ({
  panel: page.locator("form[id$=-filters]"),
  openPanel: page.locator("main section button[popovertarget$=-filters]"),
  apply: page.locator("form[id$=-filters] > div > button[type=submit]"),
  results: page.locator("[data-results]"),
  count: page.locator("[data-results] p > strong").first(),
  status: page.locator("[data-results] [role=status]"),
  tags: page.locator("[data-results] a[data-closable]"),
  sort: page.locator("select[name=sort]"),
  notices: page.locator("[data-results] > [data-type=info]"),
  /** Ways out of a list without results. */
  ways: page.locator("[data-results] li > a:has(> strong)"),
  price: (end: "From" | "To") => page.locator(`input[type=text][name=price${end}]`),
  cards: page.locator("main article"),
  box: (filter: string, value: string) =>
    page.locator(`input[type=checkbox][name=${filter}][value=${value}]`),
  group: (filter: string) => page.locator(`details:has(input[name=${filter}], select[name^=${filter}])`),
});

/** Opens a filter's group, whatever it was before. */
export const unfold = async (page: Page, filter: string): Promise<void> => {
  const closed = page.locator(`form[id$=-filters] h3 > button[value=${filter}]`);
  if ((await closed.count()) > 0) await closed.click();
  const group = listParts(page).group(filter).first();
  if ((await group.getAttribute("open")) === null) await group.locator("summary").first().click();
};

/** Marks the document, so that `isSameDocument` distinguishes a change in place from a page load. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });

export const expectSameDocument = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

/** Gives the first sign of life, by a key, and waits until the list takes choices in place. */
export const liveList = async (page: Page): Promise<void> => {
  await page.keyboard.press("Tab");
  await pageReady(page);
};
