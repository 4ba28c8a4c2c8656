import { expect, type Page } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { arriveFromElsewhere, newAddress } from "#tools/test-support/contact-form.ts";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { fillLead, openPageWith, testDrive, triggerOf } from "#tools/test-support/lead-forms.ts";
import { listParts, unfold } from "#tools/test-support/list-parts.ts";
import { loginPaths, loginWords } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { storeCustomer } from "#tools/test-support/stored-customer.ts";
import { knownWay, sendStep, tradeInPath, walk } from "#tools/test-support/trade-in.ts";
import { expectVehiclePage, vehicleLinks } from "../support/follow.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";

/** What a form answers is tested without a browser (e2e/http); here is what a browser does with it. */
test("the menu and the filters of a phone open; the chosen price decides its fields, and back leads to the list", async ({
  page,
}) => {
  await page.goto(paths.list.es);
  await page.locator("header button[popovertarget=site-menu]:visible").first().click();
  await expect(page.locator("#site-menu a").first()).toBeVisible();
  await page.locator("#site-menu button[popovertargetaction=hide]").click();
  const { openPanel, apply, box, price, tags, panel } = listParts(page);
  await openPanel.click();
  await expect(apply).toHaveText("Ver resultados", { useInnerText: true });
  await expect(page.locator("input[data-find]")).toBeHidden();
  const monthly = page.locator("input[type=text][name=monthlyTo]");
  await expect(price("To")).toBeVisible();
  await expect(monthly).toBeHidden();
  await page.getByRole("radio", { name: "A plazos" }).check();
  await expect(price("To")).toBeHidden();
  await monthly.fill("250");
  await unfold(page, "fuel");
  await openPanel.click();
  await box("fuel", "diesel").check();
  await apply.click();
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get("fuel") === "diesel" && searchParams.get("monthlyTo") === "250",
  );
  await expect(panel).toBeHidden();
  await expect(tags).toHaveCount(2);
  const list = page.url();
  await vehicleLinks(page).first().click();
  await expectVehiclePage(page);
  await page.goBack();
  await expect(page).toHaveURL(list);
});

test("a request is a page that says what is wrong, keeps what was typed, and is not offered again once it was sent", async ({
  page,
}) => {
  await arriveFromElsewhere(page);
  const [leads, words] = [wordsOf("es", "leads"), wordsOf("es", "forms")];
  await openPageWith(page, testDrive, "es");
  await triggerOf(page, testDrive).click();
  const send = page.getByRole("button", { name: leads.testDriveSend });
  await page.getByLabel(words.email, { exact: true }).fill("ana");
  await send.click();
  const summary = page.locator("[data-error-summary]");
  await expect(summary).toBeFocused();
  await page.reload();
  await expect(page.getByLabel(words.email, { exact: true })).toHaveValue("ana");
  // In the colour of errors, not in that of the help for another field.
  const colour = (text: string) =>
    page
      .locator("main")
      .getByText(text)
      .last()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colour(words.fieldErrors.emailInvalid)).not.toBe(await colour("Son las horas libres"));
  await summary.getByRole("link", { name: words.fieldErrors.emailInvalid }).click();
  await expect(page.getByLabel(words.email, { exact: true })).toBeFocused();
  const email = newAddress();
  await fillLead(page, testDrive, "es", email);
  await send.click();
  const sent = page.getByRole("heading", { name: leads.testDriveSent });
  await expect(sent).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/[?&]revisar=1/);
  await expect(sent).toBeVisible();
});

test("a car is valued page by page, and what is missing is said first", withAll, async ({ page }) => {
  await arriveFromElsewhere(page);
  await page.goto(tradeInPath("es"));
  await sendStep(page);
  await expect(page.locator("[data-error-summary]")).toBeFocused();
  await walk(page, page, "es", knownWay);
  await expect(page.getByRole("heading", { name: wordsOf("es", "tradeIn").valuationTitle })).toBeVisible();
  await expect(page.locator("main table tfoot")).toContainText("€");
});

const openExample = async (page: Page, name: string) => {
  await page.goto(`/bloques/?only=${name.split(",")[0]}`);
  return page.locator(`[data-example="${name}"]`);
};

test(
  "widgets open, close and switch, and what needs scripts is not shown",
  withAll,
  async ({ page, request }) => {
    const dropdown = await openExample(page, "dropdown, links");
    await dropdown.getByRole("button").click();
    await expect(dropdown.locator("[popover]")).toBeVisible();
    await page.touchscreen.tap(2, 300);
    await expect(dropdown.locator("[popover]")).toBeHidden();
    const tooltip = await openExample(page, "tooltip, small");
    await tooltip.getByRole("button").click();
    await expect(tooltip.locator("[popover]")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tooltip.locator("[popover]")).toBeHidden();
    const popup = await openExample(page, "popup, closes on its button and outside (default)");
    await popup.locator("[commandfor]").click();
    await popup.getByRole("button", { name: "Cerrar la ventana" }).click();
    await expect(popup.getByRole("dialog")).toBeHidden();
    const tags = await openExample(page, "filter-tag, closable");
    await tags.getByRole("checkbox", { name: "SEAT" }).click();
    await expect(tags.getByText("SEAT")).toBeHidden();
    const carousel = (await openExample(page, "carousel, effect fade")).getByRole("group", {
      name: "Opiniones, fade",
      exact: true,
    });
    expect(await carousel.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);

    await page.goto(paths.faq.es);
    const question = page.locator("main details").first();
    await question.locator("summary").click();
    await expect(question.locator("p").first()).toBeVisible();
    await page.goto((await financedVehicle(request, "es")).path);
    await expect(page.locator("#finance").getByRole("slider")).toBeHidden();
    await page.locator("[data-share] summary").first().click();
    await expect(page.locator("a[data-share-network=whatsapp]")).toBeVisible();
    await expect(page.locator("[data-share] button").filter({ visible: true })).toHaveCount(0);
    await page.context().clearCookies({ name: "volante-consent" });
    await page.goto("/configurar-cookies/");
    await expect(
      page.locator("button[name=consent]").first(),
      "the question that needs scripts",
    ).toBeHidden();
    await page.locator("main button[name=consent][value=all]").click();
    await expect(page.locator("#consent-all")).toBeVisible();
    await page.locator("main button[name=consent][value=necessary]").click();
    await expect(page.locator("#consent-necessary")).toBeVisible();
    await expect(page.locator("#consent-all")).toBeHidden();
  },
);

test("a heart leads to the provider's own form, and from there to what it was for", async ({ page }) => {
  const words = loginWords.es;
  await page.goto(paths.list.es);
  await page.locator("main article button[data-favourite]").first().click();
  await page.getByRole("link", { name: words.form }).click();
  const { email, password } = await storeCustomer();
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill("una-que-no-es");
  await page.getByRole("button", { name: words.submit }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel(words.email, { exact: true })).toHaveValue(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: words.submit }).click();
  expect(new URL(page.url()).pathname).toBe(paths.list.es);
  // The menu's link to the login leads signed-in customers to their account.
  await page.goto(paths.home.es);
  const login = page.locator(`header a[data-tool=login][href^="${loginPaths.es}"]`).first();
  await page.goto((await login.getAttribute("href")) ?? "");
  await page.locator("main").getByRole("button", { name: words.logOut }).click();
  expect(new URL(page.url()).pathname).toBe(paths.home.es);
  await page.goto(loginPaths.es);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
});
