import { expect, type Page, type Route } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import {
  arriveFromElsewhere,
  contactPaths,
  contactWords,
  fillContact,
  newAddress,
} from "#tools/test-support/contact-form.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const form = `**${contactPaths.es}*`;
const words = contactWords.es;

test.beforeEach(({ page }) => arriveFromElsewhere(page));

const openForm = async (page: Page) => {
  await page.goto("/");
  await touched(page);
  await page.locator("footer a[data-panel=contact]").click();
  const dialog = page.getByRole("dialog");
  await expect(page.getByRole("dialog", { name: words.title })).toBeVisible();
  await expect(dialog.getByLabel(words.name)).toBeVisible();
  return dialog;
};

test("a form in a panel says what is wrong, keeps what was typed, and is taken in its place", async ({
  page,
}) => {
  const seen = watchPage(page);
  // The page has something of the form's name already.
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const field = Object.assign(document.createElement("input"), { id: "contact-name" });
      document.querySelector("main")?.prepend(field);
    });
  });
  const dialog = await openForm(page);
  await dialog.getByText(words.name, { exact: true }).click();
  await expect(dialog.getByLabel(words.name)).toBeFocused();
  const twice = await dialog
    .locator("[id]")
    .evaluateAll((elements) =>
      elements.map(({ id }) => id).filter((id) => document.querySelectorAll(`[id="${id}"]`).length > 1),
    );
  expect(twice).toEqual([]);

  const address = newAddress();
  await fillContact(dialog, words, { email: "ana" });
  await dialog.getByRole("button", { name: words.send }).click();
  const summary = dialog.locator("[data-error-summary]");
  await expect(summary).toBeFocused();
  // The focus has it read; an alert would have it read again.
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await expect(summary).toHaveAccessibleName(words.fieldErrors);
  await expect(summary).toHaveAccessibleDescription(words.wrongEmail);
  const email = dialog.getByLabel(words.email);
  await expect(email).toHaveAccessibleDescription(`${wordsOf("es", "forms").either} ${words.wrongEmail}`);
  await expect(email).toHaveValue("ana");
  await expect(dialog.getByLabel(words.name)).toHaveValue("Ana Gómez");
  await expect(dialog.getByLabel(words.privacy)).toBeChecked();
  await expect(page).toHaveURL(/\/#contact$/);
  await summary.getByRole("link", { name: words.wrongEmail }).click();
  await expect(email).toBeFocused();
  await email.fill(address);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: words.done })).toBeFocused();
  await expect(dialog.getByText(address)).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  expect(seen.problems).toEqual([]);
});

test("a form whose answer is lost or refused stays, in a window of few lines too, and is sent again as it stands then", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const dialog = await openForm(page);
  const send = dialog.getByRole("button", { name: words.send });
  await send.click();
  await expect(dialog.locator("[data-error-summary]")).toBeFocused();
  await expect(dialog.getByRole("heading", { name: words.fieldErrors })).toBeInViewport({ ratio: 1 });
  const alert = dialog.getByRole("alert");
  for (const fail of [
    (route: Route) => route.fulfill({ status: 403, body: "Forbidden" }),
    (route: Route) => route.abort(),
  ]) {
    let tries = 0;
    await page.route(form, (route) => {
      tries += 1;
      return fail(route);
    });
    await fillContact(dialog, words);
    await send.click();
    await expect.poll(() => tries).toBe(1);
    await expect(alert.getByText(words.lost)).toBeVisible();
    const { height = 0 } = (await dialog.locator("[data-panel-part=content]").boundingBox()) ?? {};
    expect(height).toBeGreaterThan(50);
    await expect(dialog.getByLabel(words.name)).toHaveValue("Ana Gómez");
    await page.unroute(form);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByLabel(words.message).fill("¿Y los domingos?");
  await alert.getByRole("button").click();
  await expect(dialog.getByRole("heading", { name: words.done })).toBeFocused();
  await expect(dialog.getByText("¿Y los domingos?")).toBeVisible();
});

test("what was typed is there again when the panel was closed, or the page loaded anew, until it was taken; another page as answer is gone to", async ({
  page,
}) => {
  let dialog = await openForm(page);
  await dialog.getByLabel(words.message).fill("¿Abrís los domingos?");
  await dialog.getByLabel(words.privacy).check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.locator("footer a[data-panel=contact]").click();
  await expect(dialog.getByLabel(words.message)).toHaveValue("¿Abrís los domingos?");
  await expect(dialog.getByLabel(words.privacy)).toBeChecked();
  await page.reload();
  await expect(dialog.getByLabel(words.message)).toHaveValue("¿Abrís los domingos?");
  await fillContact(dialog, words);
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes(contactPaths.es)) posts += 1;
  });
  await dialog.getByRole("button", { name: words.send }).dblclick();
  await expect(dialog.getByRole("heading", { name: words.done })).toBeFocused();
  expect(posts, "sent twice at once").toBe(1);
  await page.keyboard.press("Escape");
  // Closing goes back over the entry of the panel: another page is requested once that is done.
  await expect(page).toHaveURL(/\/$/);
  dialog = await openForm(page);
  await expect(dialog.getByLabel(words.message)).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("volante-typed"))).toBeNull();
  await page.route(form, (route) =>
    route.fulfill({ status: 303, headers: { location: "/configurar-cookies/" } }),
  );
  await dialog.getByRole("button", { name: words.send }).click();
  await expect(page).toHaveURL(/\/configurar-cookies\/$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
