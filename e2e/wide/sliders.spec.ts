import { expect, type Locator, type Page } from "@playwright/test";
import { openExamples } from "#tools/test-support/open-examples.ts";
import { test } from "../support/test.ts";
import { axeViolations, widgetExample } from "../support/widget-example.ts";

/** Presses keys on a handle, and expects the value beside the slider, which is also its own text. */
const press = async (page: Page, example: string, handle: string, keys: readonly string[], shown: string) => {
  await widgetExample(page, example).getByRole("slider", { name: handle, exact: true }).focus();
  for (const key of keys) await page.keyboard.press(key);
  await expect(widgetExample(page, example).locator("[data-shown]")).toHaveText(`Elegido: ${shown}`);
};

/** The place of a value on a slider. The handle is 24 pixels wide. */
const placeOn = async (slider: Locator, percent: number) => {
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error("The slider has no place");
  return { x: box.x + 12 + ((box.width - 24) * percent) / 100, y: box.y + box.height / 2 };
};

/** Records the events of an example's sliders, such as `input 50` and `change 75`. */
const recordEvents = (example: Locator) =>
  example.evaluate((place) => {
    const events: string[] = [];
    for (const type of ["input", "change"])
      place.addEventListener(type, ({ target }) =>
        events.push(`${type} ${target instanceof HTMLInputElement ? target.value : ""}`),
      );
    Object.assign(window, { events });
  });
const events = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly events: readonly string[] }).events);

test("slider: keys, dragging and a press beside its handles move it within its rules; the console says what is wrong", async ({
  page,
}) => {
  await openExamples(page, "slider");
  const single = widgetExample(page, "slider, single, defaults");
  const slider = single.getByRole("slider");
  await recordEvents(single);
  const from = await placeOn(slider, 40);
  const to = await placeOn(slider, 75);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(slider).toHaveValue("75");
  expect(await events(page)).not.toContain("change 75");
  await page.mouse.up();
  await expect.poll(() => events(page)).toContain("change 75");
  expect((await events(page)).filter((each) => each.startsWith("change"))).toEqual(["change 75"]);

  await press(page, "slider, single, defaults", "Porcentaje", ["ArrowRight"], "76 %");
  await press(page, "slider, single, defaults", "Porcentaje", ["PageDown", "ArrowLeft"], "65 %");
  await press(page, "slider, single, defaults", "Porcentaje", ["End", "ArrowUp"], "100 %");
  await press(page, "slider, single, defaults", "Porcentaje", ["Home"], "0 %");

  const range = widgetExample(page, "slider, range");
  const [low, high] = [range.getByRole("slider").first(), range.getByRole("slider").last()];
  await recordEvents(range);
  const beside = await placeOn(low, 80);
  await page.mouse.click(beside.x, beside.y);
  await expect(high).toBeFocused();
  await expect(high).toHaveValue("40000");
  await expect(low).toHaveValue("5000");
  expect(await events(page)).toEqual(["input 40000", "change 40000"]);
  await press(page, "slider, range", "Precio mínimo", ["ArrowRight"], "5500 a 40000 €");
  await press(page, "slider, range", "Precio mínimo", ["End"], "40000 a 40000 €");
  await expect(high).toHaveAttribute("aria-valuetext", "40000 €");

  await press(page, "slider, range, at least 10 and at most 40 apart", "Desde", ["End"], "30 a 40 kW");
  await press(page, "slider, range, handles may cross", "Primero", ["End"], "100 a 60 km");
  await expect(widgetExample(page, "slider, disabled").getByRole("slider")).toBeDisabled();

  const messages: string[] = [];
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text().split(".")[0]}`));
  const broken = widgetExample(page, "slider, set up wrongly");
  await broken.locator("summary").click();
  await expect(broken.getByRole("slider")).toHaveCount(7);
  const problems = [
    "error: Slider: illegal value type",
    "error: Slider: the interval does not divide the range",
    "error: Slider: a value is below min",
    "error: Slider: a value is above max",
    "error: Slider: the range options are ignored when order is off",
  ];
  await expect.poll(() => messages).toEqual(problems);
  await broken.locator("summary").click();
  await broken.locator("summary").click();
  await expect(broken.getByRole("slider").last()).toBeVisible();
  expect(await axeViolations(page, "#slider")).toEqual([]);
  expect(messages).toEqual(problems);
});
