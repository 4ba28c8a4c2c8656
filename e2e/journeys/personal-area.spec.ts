import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { takeTime } from "#tools/test-support/contact-form.ts";
import { openPageWith, triggerOf } from "#tools/test-support/lead-forms.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { accountFormPath, personalPath } from "#tools/test-support/personal-paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { signInDemo } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

for (const locale of ["es", "pt"] as const) {
  const leads = wordsOf(locale, "leads");
  const words = wordsOf(locale, "savedSearches");
  const account = wordsOf(locale, "account");
  const page_ = personalPath("savedSearches", locale);

  test(`${locale}: what is kept from a list and a vehicle is changed, paused, removed and had back`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await registerCustomer(page, baseURL ?? "");
    for (const [panel, from, send] of [
      ["save-search", "list", leads.saveSearchSend],
      ["car-alert", "list", leads.carAlertSend],
      ["price-drop", "vehicle", leads.priceDropSend],
    ] as const) {
      await openPageWith(page, { from }, locale);
      await touched(page);
      await triggerOf(page, { panel }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("button", { name: send })).toBeVisible();
      await takeTime(page);
      await dialog.getByRole("button", { name: send }).click();
      await expect(dialog.getByRole("button", { name: send })).toHaveCount(0);
      await expect(dialog.locator("[data-error-summary]")).toHaveCount(0);
    }
    await page.goto(page_);
    await expect(page.locator("main section li")).toHaveCount(3);

    await page.getByRole("link", { name: new RegExp(`^${words.change}`) }).click();
    await page.getByLabel(words.changePrice).fill("quince mil");
    await takeTime(page);
    await page.getByRole("button", { name: words.changeSend }).click();
    await expect(page.locator("[data-error-summary]")).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${wordsOf(locale, "forms").errorTitle.split("{")[0]}`));
    await expect(page.getByLabel(words.changePrice)).toHaveValue("quince mil");
    await page.getByLabel(words.changePrice).fill("15.000");
    await page.getByRole("button", { name: words.changeSend }).click();
    await expect(page.getByText(words.changed)).toBeInViewport();

    await page.goto(page_);
    await page
      .getByRole("button", { name: new RegExp(`^${words.pause}`) })
      .first()
      .click();
    await expect(page.getByText(words.paused)).toBeVisible();
    for (const left of [2, 1, 0]) {
      await page
        .getByRole("button", { name: new RegExp(`^${words.remove}`) })
        .first()
        .click();
      await expect(page.locator("main section li")).toHaveCount(left);
      await page.getByRole("button", { name: new RegExp(`^${words.undo}`) }).click();
      await expect(page.locator("main section li")).toHaveCount(left + 1);
      // What is there again was not removed, also for who goes back to the page that said so.
      if (left === 2) {
        await page.goBack();
        await page.reload();
        await expect(page.locator("main section li")).toHaveCount(left + 1);
        await expect(page.getByRole("button", { name: new RegExp(`^${words.undo}`) })).toHaveCount(0);
      }
      await page
        .getByRole("button", { name: new RegExp(`^${words.remove}`) })
        .first()
        .click();
      await expect(page.locator("main section li")).toHaveCount(left);
    }
    await expect(page.getByText(words.noSearches)).toBeVisible();
  });

  test(`${locale}: a customer changes name and password, takes the data along and deletes the account`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const { email, password } = await registerCustomer(page, baseURL ?? "");
    const form = (name: "details" | "password" | "deletion") => accountFormPath(name, locale);
    await page.goto(form("details"));
    await page.getByLabel(wordsOf(locale, "forms").name, { exact: true }).fill("Ana María Gómez");
    await takeTime(page);
    await page.getByRole("button", { name: account.detailsSend, exact: true }).click();
    await expect(page.getByRole("heading", { name: account.detailsDone })).toBeVisible();

    await page.goto(form("password"));
    await page.getByLabel(account.presentPassword).fill("otra-que-no-es-1");
    await page.getByLabel(account.newPassword).fill("una frase nueva y larga");
    await takeTime(page);
    await page.getByRole("button", { name: account.passwordSend }).click();
    await expect(page.getByText(wordsOf(locale, "forms").mistakes.passwordWrong)).toBeVisible();
    await expect(page.getByLabel(account.presentPassword)).toHaveValue("");
    await page.getByLabel(account.presentPassword).fill(password);
    await page.getByLabel(account.newPassword).fill("una frase nueva y larga");
    await page.getByRole("button", { name: account.passwordSend }).click();
    await expect(page.getByRole("heading", { name: account.passwordDone })).toBeVisible();

    await page.goto(personalPath("account", locale));
    await expect(page.locator("main dd", { hasText: "Ana María Gómez" })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: account.exportLink }).click(),
    ]);
    const kept = JSON.parse(await (await import("node:fs/promises")).readFile(await download.path(), "utf8"));
    expect(kept.user).toMatchObject({ name: "Ana María Gómez", userEmail: email });

    await page.goto(form("deletion"));
    await page.getByRole("textbox").fill("otro@volante.test");
    await takeTime(page);
    await page.getByRole("button", { name: account.deletionSend }).click();
    await expect(page.getByText(wordsOf(locale, "forms").mistakes.emailOther).first()).toBeVisible();
    await page.getByRole("textbox").fill(email);
    await page.getByRole("button", { name: account.deletionSend }).click();
    await expect(page.getByText(wordsOf(locale, "session").accountDeleted)).toBeVisible();
    await page.goto(personalPath("account", locale));
    expect(new URL(page.url()).pathname).toBe(paths.home[locale]);
  });

  test(`${locale}: notifications are counted in the frame, read, and shown by kind`, async ({ page }) => {
    const told = wordsOf(locale, "notifications");
    await signInDemo(page, locale);
    await page.goto(personalPath("notifications", locale));
    await touched(page);
    const unread = page.locator("main [data-unread]");
    const count = await unread.count();
    expect(count).toBeGreaterThan(0);
    await expect(
      page
        .locator("main nav [data-visitor-count=unread], nav[aria-label] [data-visitor-count=unread]")
        .last(),
    ).toHaveText(String(count));
    await page
      .getByRole("button", { name: new RegExp(`^${told.read}`) })
      .first()
      .click();
    await expect(unread).toHaveCount(count - 1);
    await page
      .getByRole("button", { name: new RegExp(`^${told.markUnread}`) })
      .first()
      .click();
    await expect(unread).toHaveCount(count);
    await page.getByRole("link", { name: told.kinds["price-drop"] }).click();
    await expect(page.getByRole("link", { name: told.kinds["price-drop"] })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.locator("main li button").first().click();
    await expect(page).toHaveURL(/\?about=price-drop$/);
    await page.goto(`${personalPath("notifications", locale)}?about=price-drop&page=7`);
    await expect(page.locator("main li").first()).toBeVisible();
  });
}
