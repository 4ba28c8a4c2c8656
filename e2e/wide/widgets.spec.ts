import { expect, type Page } from "@playwright/test";
import { openExamples } from "#tools/test-support/open-examples.ts";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";
import { widgetExample as example, axeViolations as violations } from "../support/widget-example.ts";

test("fields and disclosures: keys open, switch and choose; an error waits until its field was left, text is cut", async ({
  page,
}) => {
  await openExamples(page, "accordion");
  for (const [name, openAfter] of [
    ["accordion, single (radio)", 1],
    ["accordion, multiple (checkbox)", 2],
  ] as const) {
    const titles = example(page, name).locator("summary");
    await titles.nth(1).focus();
    await page.keyboard.press("Enter");
    await expect(example(page, name).locator("details[open]")).toHaveCount(openAfter);
    await expect(example(page, name).getByText("Tres años de garantía legal.")).toBeVisible();
    await page.keyboard.press("Space");
    await expect(example(page, name).locator("details[open]")).toHaveCount(openAfter - 1);
  }

  for (const [widget, box] of [
    ["toggle", example(page, "toggle, types, on and off").getByRole("switch", { name: "Entregar mi coche" })],
    ["filter-tag", example(page, "filter-tag, size normal").getByRole("checkbox", { name: "SUV" })],
    ["checkbox", example(page, "checkbox, with counts, ticked, disabled").getByLabel(/Diésel/)],
  ] as const) {
    await openExamples(page, widget);
    await box.first().focus();
    await page.keyboard.press("Space");
    await expect(box.first()).toBeChecked();
    await page.keyboard.press("Space");
    await expect(box.first()).not.toBeChecked();
  }
  await expect(page.getByRole("checkbox", { name: /GLP/ }).first()).toBeDisabled();
  const delivery = example(page, "checkbox, radio");
  await delivery.getByRole("radio", { name: "En mi casa" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(delivery.getByRole("radio", { name: "En el concesionario" })).toBeChecked();

  await openExamples(page, "filter-tag");
  const tags = example(page, "filter-tag, closable");
  await tags.getByRole("checkbox", { name: "SEAT" }).focus();
  await page.keyboard.press("Space");
  await expect(tags.getByText("SEAT")).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(tags.getByRole("checkbox", { name: "Audi" })).toBeFocused();

  await openExamples(page, "text-input");
  const late = example(page, "text-input, error once left (showError), cut to 12 characters");
  const field = late.getByRole("textbox", { name: "Teléfono" });
  const error = late.getByText("Escribe un teléfono");
  await field.focus();
  await page.keyboard.type("12");
  await expect(error).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(error).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription("Escribe un teléfono español de 9 cifras.");
  await field.fill("612345678");
  await expect(error).toBeHidden();
  await field.press("End");
  await page.keyboard.type("9999999");
  await expect(field).toHaveValue("612345678999");
  await expect(example(page, "text-input, error forced").getByText("Escribe un teléfono")).toBeVisible();
});

const openingPopup = "popup, closes on its button and outside (default)";
const strictPopup = "popup, closes on its button only";

test("dropdown and popup: their buttons, Escape, a choice and what lies outside close them, where they may", async ({
  page,
}) => {
  await openExamples(page, "dropdown");
  const links = example(page, "dropdown, links");
  const header = links.getByRole("button");
  const options = links.locator("[popover]");
  await header.focus();
  await page.keyboard.press("Enter");
  await expect(options).toBeVisible();
  expect(await violations(page, '[data-example="dropdown, links"]')).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(options.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(options).toBeHidden();
  await expect(header).toBeFocused();
  await header.click();
  await expect(options).toBeVisible();
  await header.click();
  await expect(options).toBeHidden();
  await header.click();
  await page.mouse.click(2, 400);
  await expect(options).toBeHidden();
  const choice = example(page, "dropdown, closes after a choice");
  await choice.getByRole("button").click();
  await choice.getByRole("radio", { name: "Gasolina" }).focus();
  await page.keyboard.press("Space");
  await expect(choice.locator("[popover]")).toBeHidden();
  await expect(choice.locator("[value=petrol]")).toBeChecked();

  await openExamples(page, "popup");
  const opener = example(page, openingPopup).locator("[commandfor]");
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Qué incluye el precio" });
  const close = dialog.getByRole("button", { name: "Cerrar la ventana" });
  await expect(dialog).toBeVisible();
  expect(await violations(page, "dialog[open]")).toEqual([]);
  await expect(close).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await close.press("Enter");
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await example(page, strictPopup).locator("[commandfor]").click();
  const strict = page.getByRole("dialog", { name: "Condiciones" });
  await page.mouse.click(5, 5);
  await expect(strict).toBeVisible();
  await strict.getByRole("button", { name: "Cerrar la ventana" }).click();
  await expect(strict).toBeHidden();
});

test(
  "popup: where browsers do not know its attributes, scripts open it and close it from outside",
  withAll,
  async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
      Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
      for (const type of ["command", "cancel"])
        addEventListener(type, (event) => event.preventDefault(), { capture: true });
    });
    await openExamples(page, "popup");
    const dialog = page.getByRole("dialog", { name: "Qué incluye el precio" });
    await example(page, openingPopup).locator("[commandfor]").click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await example(page, strictPopup).locator("[commandfor]").click();
    await page.mouse.click(5, 5);
    await expect(page.getByRole("dialog", { name: "Condiciones" })).toBeVisible();
  },
);

test(
  "tooltip: opens on focus and hover, stays while it is read, leaves on Escape, 8 pixels inside the viewport",
  withAll,
  async ({ page }) => {
    await openExamples(page, "tooltip");
    const [first, second] = [example(page, "tooltip, top"), example(page, "tooltip, right (default)")];
    await first.getByRole("button").focus();
    await page.keyboard.press("Tab");
    await expect(second.getByRole("button")).toBeFocused();
    await expect(second.locator("[popover]")).toBeVisible();
    expect(await violations(page, '[data-example="tooltip, right (default)"]')).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(second.locator("[popover]")).toBeHidden();
    await first.getByRole("button").hover();
    await expect(first.locator("[popover]")).toBeVisible();
    await first.locator("[popover]").hover();
    await expect(first.locator("[popover]")).toBeVisible();
    await page.mouse.move(1270, 5);
    await expect(first.locator("[popover]")).toBeHidden();
    for (const width of [800, 1280]) {
      await page.setViewportSize({ width, height: 500 });
      for (const position of ["top", "right (default)", "bottom", "left"]) {
        const tooltip = example(page, `tooltip, ${position}`);
        await tooltip.getByRole("button").click();
        await expect(tooltip.locator("[popover]")).toBeVisible();
        const { left, top, right, bottom } = await tooltip
          .locator("[popover]")
          .evaluate((panel) => panel.getBoundingClientRect().toJSON() as DOMRect);
        await page.keyboard.press("Escape");
        const nearest = Math.min(left, top, width - right, 500 - bottom);
        expect(nearest, `${position} at ${width}`).toBeGreaterThanOrEqual(8);
      }
    }
  },
);

/** The time of the alert that holds the focus: after how many ms it is over, and whether it stands still. */
const alertTime = (page: Page) =>
  page.evaluate(() => {
    const [time] = document.activeElement?.parentElement?.getAnimations() ?? [];
    return { playState: time?.playState, delay: time?.effect?.getTiming().delay };
  });
/** Lets the time of every alert be over. */
const passTime = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll("[data-alerts] > *"))
      for (const time of element.getAnimations()) time.finish();
  });
const standsStill = { playState: "paused", delay: 4_000 };

test(
  "alert: one region, four seconds that stand still under the focus, over the page or a dialog; that of an address needs no script and comes first",
  withAll,
  async ({ page, context, baseURL }) => {
    await openExamples(page, "alert");
    const alerts = page.locator("[role=status][data-alerts]");
    await expect(alerts).toHaveCount(1);
    const buttons = example(page, "alert, shown for 4 s, all types; cleared at once");
    const opener = buttons.getByRole("button", { name: "error", exact: true });
    await opener.focus();
    await page.keyboard.press("Enter");
    const alert = alerts.getByText("No hemos podido guardar");
    await expect(alert).toBeVisible();
    await expect(alerts.getByText("¡Error!").filter({ visible: true })).toHaveCount(1);
    await alerts.getByRole("button", { name: "Cerrar el aviso" }).focus();
    expect(await alertTime(page)).toEqual(standsStill);
    expect(await violations(page, "[data-alerts]")).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(alert).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(alert).toBeVisible();
    await passTime(page);
    await expect(alert).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(alert).toBeVisible();
    await buttons.getByRole("button", { name: "success", exact: true }).click();
    await expect(alert).toHaveCount(0);
    await expect(alerts.locator("> [data-alert=success]:not([popover])")).toHaveCount(1);
    await opener.click();
    await buttons.getByRole("button", { name: "Quitar los avisos" }).click();
    await expect(alert).toHaveCount(0);

    await example(page, "alert, from inside a dialog").locator("[commandfor]").click();
    const dialog = page.getByRole("dialog", { name: "Avisos en una ventana" });
    await dialog.getByRole("button", { name: "success" }).click();
    await expect(dialog.getByRole("status").getByText("Hemos guardado la búsqueda.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("status").getByText("Hemos guardado la búsqueda.")).toBeVisible();

    const seen = watchPage(page);
    await page.goto("/?action=registration");
    const registered = page.getByRole("status").getByText("Tu cuenta está creada.");
    await expect(registered).toBeVisible();
    expect(seen.scripts()).toEqual([]);
    await passTime(page);
    await expect(registered).toBeHidden();
    await context.addCookies([{ name: "volante-flash", value: "logged-out", url: baseURL ?? "" }]);
    await page.goto(paths.home.es);
    const message = page.locator("[data-flash=logged-out]");
    await expect(message).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.locator("[data-alerts] button:focus")).toHaveCount(1);
    await pageReady(page);
    expect(await alertTime(page)).toEqual(standsStill);
    await expect(message).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(message).toBeHidden();
    expect(seen.problems).toEqual([]);
  },
);

test(
  "carousel: its buttons move and stop it, only what is in sight can be reached; with less motion it is a row",
  withAll,
  async ({ page }) => {
    const seen = watchPage(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openExamples(page, "carousel");
    const moving = example(page, "carousel, autoplay");
    const row = moving.getByRole("group", { name: "Opiniones", exact: true });
    await row.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expect(moving.getByRole("button")).toHaveCount(0);
    expect(seen.scripts().filter((url) => url.includes("swiper"))).toEqual([]);

    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openExamples(page, "carousel");
    await moving.scrollIntoViewIfNeeded();
    await moving.getByRole("button", { name: "Detener el movimiento" }).focus();
    await page.keyboard.press("Enter");
    await expect(moving.getByRole("button", { name: "Reanudar el movimiento" })).toBeFocused();
    for (const effect of ["fade", "flip", "coverflow", "cube"]) {
      const carousel = example(page, `carousel, effect ${effect}`);
      await carousel.scrollIntoViewIfNeeded();
      await carousel.getByRole("button", { name: "Ver la siguiente" }).press("Enter");
      await expect(carousel.getByText("2 / 4", { exact: true })).toBeVisible();
      await carousel.getByRole("button", { name: "Ver la anterior" }).press("Enter");
      await expect(carousel.getByText("1 / 4", { exact: true })).toBeVisible();
    }
    const fading = example(page, "carousel, effect fade");
    await expect(fading.locator("[role=group] > [role=group]:not([inert])")).toHaveCount(1);
    expect(await violations(page, '[data-example="carousel, effect fade"]')).toEqual([]);
    expect(seen.problems).toEqual([]);
  },
);
