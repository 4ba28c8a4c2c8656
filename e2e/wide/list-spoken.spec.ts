import { expect, type Page } from "@playwright/test";
import { listParts, liveList, unfold } from "#tools/test-support/list-parts.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";

/** Records what a screen reader would say: each text of a live region, and what the focus is moved to. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const speak = () => {
      for (const region of document.querySelectorAll("[role=status],[role=alert],[aria-live]")) {
        const text = region.textContent?.trim() ?? "";
        if (
          region.checkVisibility() &&
          text !== "" &&
          (region as HTMLElement & { told?: string }).told !== text
        )
          said.push(text);
        Object.assign(region, { told: text });
      }
    };
    speak();
    said.length = 0;
    new MutationObserver(speak).observe(document, { subtree: true, childList: true, characterData: true });
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLHeadingElement) said.push(`heading: ${target.textContent}`);
    });
  });
const said = async (page: Page) => {
  await page.waitForTimeout(800);
  return page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
};

for (const locale of ["es", "pt"] as const)
  test(`${locale}: what changes in place is said, and once: by the live region or by the heading (turbo 774, findtreatment 411)`, async ({
    page,
  }) => {
    await page.goto(paths.list[locale]);
    await liveList(page);
    const { box, tags, sort, results } = listParts(page);
    const heading = results.locator("h2").first();
    await unfold(page, "fuel");
    await listen(page);
    await box("fuel", "diesel").check();
    await expect(tags).toHaveCount(1);
    expect(await said(page)).toEqual([
      expect.stringMatching(/^\d+ veh?ículos(?: · \d+ reservados?)?, página 1 /),
    ]);

    await page.locator("main nav a[rel=next]").click();
    await expect(heading).toBeFocused();
    expect(await said(page)).toEqual([
      expect.stringMatching(/^heading: Resultados: \d+ veh?ículos.*, página 2 /),
    ]);

    await sort.selectOption("price-asc");
    await expect(page).toHaveURL(/sort=price-asc$/);
    expect(await said(page)).toEqual([expect.stringMatching(/^\d+ veh?ículos/)]);

    await page.goBack();
    await expect(sort).toHaveValue("relevance");
    expect(await said(page)).toHaveLength(1);
  });

test("the focus stays on what was focused, or goes to the heading where that is gone (ondemand 4945)", async ({
  page,
}) => {
  await page.goto(paths.list.es);
  await liveList(page);
  const { box, tags, sort, results } = listParts(page);
  await unfold(page, "fuel");
  for (const value of ["diesel", "petrol"]) {
    await box("fuel", value).focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(new RegExp(`${value}$`));
    await expect(box("fuel", value)).toBeFocused();
  }
  await sort.focus();
  await sort.selectOption("price-asc");
  await expect(page).toHaveURL(/sort=price-asc$/);
  await expect(sort).toBeFocused();
  await tags.first().focus();
  await page.keyboard.press("Enter");
  await expect(tags).toHaveCount(1);
  await expect(results.locator("h2").first()).toBeFocused();
});
