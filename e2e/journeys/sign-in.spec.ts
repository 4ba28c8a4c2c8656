import { expect, type Page } from "@playwright/test";
import { favouritesPaths, loginPaths, loginWords } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { storeCustomer } from "#tools/test-support/stored-customer.ts";
import { shownAlert } from "../support/sign-in.ts";
import { test } from "../support/test.ts";
import { languages } from "../support/tiers.ts";

const heart = (page: Page, index = 0) => page.locator("main article button[data-favourite]").nth(index);
const pressed = (page: Page) => page.locator("main article button[data-favourite][aria-pressed=true]");
const count = (page: Page) => page.locator("[data-count=favourites]");

for (const [locale, tier] of languages)
  test(
    `${locale}: a heart needs a login, which carries it out; then the customer signs out`,
    tier,
    async ({ page }) => {
      const words = loginWords[locale];
      await page.goto(`${paths.list[locale]}#favorite`);
      await page.waitForURL(new RegExp(`${loginPaths[locale]}\\?returnTo=`));
      await page.goto(paths.list[locale]);
      await page.locator("[data-login-for=favorite]").click();
      await page.waitForURL((url) => url.searchParams.get("returnTo") === favouritesPaths[locale]);
      await page.goto(paths.list[locale]);
      const vin = await heart(page).getAttribute("value");
      await heart(page).click();
      await page.waitForURL(new RegExp(`${loginPaths[locale]}\\?returnTo=`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
      const { email, password } = await storeCustomer(locale);
      await page.getByLabel(words.email, { exact: true }).fill(email);
      await page.getByLabel(words.password, { exact: true }).fill("una-que-no-es");
      await page.getByRole("button", { name: words.submit }).click();
      await expect(page.locator("[data-identity-problem]")).toBeFocused();
      await expect(page.getByLabel(words.email, { exact: true })).toHaveValue(email);
      await page.getByLabel(words.password, { exact: true }).fill(password);
      await page.getByRole("button", { name: words.submit }).click();
      await page.waitForURL((url) => url.pathname === paths.list[locale]);
      await expect(shownAlert(page, words.saved)).toBeVisible();
      await expect(page.locator(`button[data-favourite][value="${vin}"]`)).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      expect(await page.evaluate(() => document.cookie)).not.toContain("volante=");
      // next-auth 4807: cookies piled up until a proxy refused the header.
      const sent = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
      expect(sent.length).toBeLessThan(7_500);

      await page.setViewportSize({ width: 1280, height: 800 });
      await page.locator("button[popovertarget=visitor-menu]").click();
      await page.locator("#visitor-menu").getByRole("button", { name: words.logOut }).click();
      await page.waitForURL((url) => url.pathname === paths.home[locale]);
      await expect(shownAlert(page, words.loggedOut)).toBeVisible();
      await expect(page.locator("[data-tool=login]")).toBeVisible();
      await page.goto(favouritesPaths[locale]);
      expect(new URL(page.url()).pathname).toBe(paths.home[locale]);
    },
  );

test("vehicles are kept in place and let go in the panel, and are gone from other windows when the customer signs out", async ({
  page,
  context,
}) => {
  const words = loginWords.es;
  await context.addCookies([...(await storeCustomer()).cookies]);
  await page.goto(paths.list.es);
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  for (const index of [0, 1]) {
    await heart(page, index).click();
    await expect(heart(page, index)).toHaveAttribute("aria-pressed", "true");
    await expect(shownAlert(page, words.saved)).toBeVisible();
  }
  await expect(count(page)).toHaveText("2");
  await page.goto(paths.list.es);
  await expect(pressed(page)).toHaveCount(2);

  await page.locator("[data-panel=favorite]").click();
  const panel = page.getByRole("dialog", { name: words.favourites });
  await expect(panel.getByRole("article")).toHaveCount(2);
  await expect(page).toHaveURL(/#favorite$/);
  const first = panel.getByRole("listitem").first();
  await first.getByRole("button", { name: words.remove }).click();
  await expect(first.getByRole("button", { name: words.undo })).toBeFocused();
  await expect(pressed(page), "the list behind the panel shows it too").toHaveCount(1);
  await first.getByRole("button", { name: words.undo }).click();
  await expect(first.getByRole("button", { name: words.remove })).toBeVisible();
  await expect(count(page)).toHaveText("2");
  await page.reload();
  await expect(panel.getByRole("article"), "what was restored stays").toHaveCount(2);
  // Before the visitor is known, the form goes its native way.
  await expect(count(page)).toHaveText("2");
  await first.getByRole("button", { name: words.remove }).click();
  await expect(first.getByRole("button", { name: words.undo })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(count(page)).toHaveText("1");

  const other = await context.newPage();
  await other.goto(favouritesPaths.es);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(words.favourites);
  await expect(other.locator("main").getByRole("article")).toHaveCount(1);
  await other.goto(loginPaths.es);
  await other.locator("main").getByRole("button", { name: words.logOut }).click();
  await other.waitForURL((url) => url.pathname === "/");
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(pressed(page)).toHaveCount(0);
  await expect(count(page)).toHaveText("");
  await heart(page).click();
  await page.waitForURL(/\/acceso\//);
});
