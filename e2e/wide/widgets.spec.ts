import { expect, type Page } from "@playwright/test";
import { openExamples } from "#tools/test-support/open-examples.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";
import { widgetExample as example, axeViolations as violations } from "../support/widget-example.ts";

const open = async (page: Page) => {
  const seen = watchPage(page);
  await openExamples(page);
  return seen;
};

let page: Page;
let seen: Awaited<ReturnType<typeof open>>;

test.beforeEach(async ({ page: fresh }) => {
  test.slow();
  page = fresh;
  seen = await open(page);
});

test("accordion: keys open and close; in single mode one stays open", async () => {
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
});

test("checkbox, radio, toggle and filter tag: space switches, arrows choose, a closed tag is gone", async () => {
  const boxes = example(page, "checkbox, with counts, ticked, disabled");
  for (const box of [
    boxes.getByRole("checkbox", { name: /Diésel/ }),
    example(page, "toggle, types, on and off").getByRole("switch", { name: "Entregar mi coche" }).first(),
    example(page, "filter-tag, size normal").getByRole("checkbox", { name: "SUV" }),
  ]) {
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
    await page.keyboard.press("Space");
    await expect(box).not.toBeChecked();
  }
  await expect(boxes.getByRole("checkbox", { name: /GLP/ })).toBeDisabled();
  const delivery = example(page, "checkbox, radio");
  await delivery.getByRole("radio", { name: "En mi casa" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(delivery.getByRole("radio", { name: "En el concesionario" })).toBeChecked();
  const tags = example(page, "filter-tag, closable");
  await tags.getByRole("checkbox", { name: "SEAT" }).focus();
  await page.keyboard.press("Space");
  await expect(tags.getByText("SEAT")).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(tags.getByRole("checkbox", { name: "Audi" })).toBeFocused();
});

test("dropdown: its header, Escape, a press outside and a choice close it", async () => {
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
});

test("popup: Escape, its button and what lies outside close it, where they may", async () => {
  const usual = example(page, "popup, closes on its button and outside (default)");
  const opener = usual.locator("[commandfor]");
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Qué incluye el precio" });
  await expect(dialog).toBeVisible();
  expect(await violations(page, "dialog[open]")).toEqual([]);
  await expect(dialog.getByRole("button", { name: "Cerrar la ventana" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Cerrar la ventana" }).press("Enter");
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await example(page, "popup, closes on its button only").locator("[commandfor]").click();
  const strict = page.getByRole("dialog", { name: "Condiciones" });
  await page.mouse.click(5, 5);
  await expect(strict).toBeVisible();
  await strict.getByRole("button", { name: "Cerrar la ventana" }).click();
  await expect(strict).toBeHidden();
});

test("popup: where browsers do not know its attributes, scripts open it and close it from outside", async ({
  page: older,
}) => {
  await older.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
    Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
    for (const type of ["command", "cancel"])
      addEventListener(type, (event) => event.preventDefault(), { capture: true });
  });
  await openExamples(older);
  const opener = example(older, "popup, closes on its button and outside (default)").locator("[commandfor]");
  const dialog = older.getByRole("dialog", { name: "Qué incluye el precio" });
  await opener.click();
  await expect(dialog).toBeVisible();
  await older.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await example(older, "popup, closes on its button only").locator("[commandfor]").click();
  const strict = older.getByRole("dialog", { name: "Condiciones" });
  await older.mouse.click(5, 5);
  await expect(strict).toBeVisible();
});

test("tooltip: opens on focus and hover, stays while it is read, leaves on Escape", async () => {
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
});

test("tooltip: keeps 8 pixels inside the viewport, whatever its position", async () => {
  for (const position of ["top", "right (default)", "bottom", "left"]) {
    for (const width of [800, 1280]) {
      await page.setViewportSize({ width, height: 500 });
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
  await page.setViewportSize({ width: 1280, height: 800 });
});

test("text input: the error waits until the field was left, or is forced; text is cut", async () => {
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

test("alert: one region, four seconds that stand still under the focus, cleared by its button", async () => {
  test.slow();
  const alerts = page.locator("[role=status][data-alerts]");
  await expect(alerts).toHaveCount(1);
  const buttons = example(page, "alert, shown for 4 s, all types; cleared at once");
  const opener = buttons.getByRole("button", { name: "error", exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  const alert = alerts.getByText("No hemos podido guardar");
  await expect(alert).toBeVisible();
  await expect(alerts.getByText("¡Error!").filter({ visible: true })).toHaveCount(1);
  const close = alerts.getByRole("button", { name: "Cerrar el aviso" });
  await close.focus();
  const playState = () =>
    close.evaluate(
      ({ parentElement }) => parentElement && getComputedStyle(parentElement).animationPlayState,
    );
  expect(await playState()).toBe("paused");
  expect(await violations(page, "[data-alerts]")).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(alert).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(alert).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.keyboard.press("Enter");
  await buttons.getByRole("button", { name: "Quitar los avisos" }).click();
  await expect(alert).toHaveCount(0);
});

test("alert: while a dialog is open it appears inside, and stays when the dialog closes", async () => {
  await example(page, "alert, from inside a dialog").locator("[commandfor]").click();
  const dialog = page.getByRole("dialog", { name: "Avisos en una ventana" });
  await dialog.getByRole("button", { name: "success" }).click();
  await expect(dialog.getByRole("status").getByText("Hemos guardado la búsqueda.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("status").getByText("Hemos guardado la búsqueda.")).toBeVisible();
});

test("alert: what an address did is told on the next page, without a script of its own", async ({
  page: another,
}) => {
  const watched = watchPage(another);
  await another.goto("/?action=registration");
  const alert = another.getByRole("status").getByText("Tu cuenta está creada.");
  await expect(alert).toBeVisible();
  expect(watched.scripts()).toEqual([]);
  await expect(alert).toBeHidden();
  expect(watched.problems).toEqual([]);
});

test("carousel: its buttons move and stop it, only what is in sight can be reached", async () => {
  test.slow();
  const moving = example(page, "carousel, autoplay");
  await moving.scrollIntoViewIfNeeded();
  const stop = moving.getByRole("button", { name: "Detener el movimiento" });
  await stop.focus();
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
});

test("carousel: with less motion it is a row that keys scroll", async () => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  seen = await open(page);
  const moving = example(page, "carousel, autoplay");
  const row = moving.getByRole("group", { name: "Opiniones", exact: true });
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expect(moving.getByRole("button")).toHaveCount(0);
  expect(seen.scripts().filter((url) => url.includes("swiper"))).toEqual([]);
});
