import { expect, type Locator, type Page } from "@playwright/test";
import { openExamples } from "#tools/test-support/open-examples.ts";
import { test } from "../support/test.ts";
import { axeViolations, widgetExample } from "../support/widget-example.ts";

test.beforeEach(async ({ page }) => {
  test.slow();
  await openExamples(page);
});

/** Presses keys on a handle, and expects what is shown beside the slider, which it says itself. */
const press = async (page: Page, example: string, handle: string, keys: readonly string[], shown: string) => {
  await widgetExample(page, example).getByRole("slider", { name: handle, exact: true }).focus();
  for (const key of keys) await page.keyboard.press(key);
  await expect(widgetExample(page, example).locator("[data-shown]")).toHaveText(`Elegido: ${shown}`);
};

test("slider: keys move its handles, which stop at the scale, at each other and at their distances", async ({
  page,
}) => {
  const single = "slider, single, defaults";
  await press(page, single, "Porcentaje", ["ArrowRight"], "41 %");
  await press(page, single, "Porcentaje", ["ArrowDown", "ArrowLeft"], "39 %");
  await press(page, single, "Porcentaje", ["PageUp"], "49 %");
  await press(page, single, "Porcentaje", ["PageDown", "PageDown"], "29 %");
  await press(page, single, "Porcentaje", ["End", "ArrowUp"], "100 %");
  await press(page, single, "Porcentaje", ["Home"], "0 %");
  await press(page, "slider, range", "Precio mínimo", ["ArrowRight"], "5500 a 20000 €");
  await press(page, "slider, range", "Precio mínimo", ["End"], "20000 a 20000 €");
  await press(page, "slider, range", "Precio máximo", ["End"], "20000 a 50000 €");
  await expect(
    widgetExample(page, "slider, range").getByRole("slider", { name: "Precio máximo" }),
  ).toHaveAttribute("aria-valuetext", "50000 €");
  const apart = "slider, range, at least 10 and at most 40 apart";
  await press(page, apart, "Desde", ["End"], "30 a 40 kW");
  await press(page, apart, "Hasta", ["End"], "30 a 70 kW");
  await press(page, "slider, range, handles may cross", "Primero", ["End"], "100 a 60 km");
  await expect(widgetExample(page, "slider, disabled").getByRole("slider")).toBeDisabled();
  expect(await axeViolations(page, "#slider")).toEqual([]);
});

/** The place of a value on a slider. The handle is 24 pixels wide. */
const placeOn = async (slider: Locator, percent: number) => {
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error("The slider has no place");
  return { x: box.x + 12 + ((box.width - 24) * percent) / 100, y: box.y + box.height / 2 };
};

/** Notes what a slider tells those who listen: `input 50`, `change 75`. */
const noteWhatIsTold = (example: Locator) =>
  example.evaluate((place) => {
    const told: string[] = [];
    for (const type of ["input", "change"])
      place.addEventListener(type, ({ target }) =>
        told.push(`${type} ${target instanceof HTMLInputElement ? target.value : ""}`),
      );
    Object.assign(window, { told });
  });
const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly told: readonly string[] }).told);

test("slider: tells its value at each step, and that it was chosen when dragging ends", async ({ page }) => {
  const single = widgetExample(page, "slider, single, defaults");
  const slider = single.getByRole("slider");
  await noteWhatIsTold(single);
  const from = await placeOn(slider, 40);
  const to = await placeOn(slider, 75);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(slider).toHaveValue("75");
  expect(await told(page)).not.toContain("change 75");
  await page.mouse.up();
  await expect.poll(() => told(page)).toContain("change 75");
  expect((await told(page)).filter((each) => each.startsWith("change"))).toEqual(["change 75"]);
});

test("slider: a press beside the handles of a range moves the nearer one there", async ({ page }) => {
  const range = widgetExample(page, "slider, range");
  const [low, high] = [range.getByRole("slider").first(), range.getByRole("slider").last()];
  await noteWhatIsTold(range);
  const { x, y } = await placeOn(low, 80);
  await page.mouse.click(x, y);
  await expect(high).toBeFocused();
  await expect(high).toHaveValue("40000");
  await expect(low).toHaveValue("5000");
  expect(await told(page)).toEqual(["input 40000", "change 40000"]);
});

test("slider: the console says once what is wrong with those that are seen", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(`${message.type()}: ${message.text().split(".")[0]}`));
  const mistaken = widgetExample(page, "slider, set up wrongly");
  await mistaken.locator("summary").click();
  await expect(mistaken.getByRole("slider")).toHaveCount(7);
  const problems = [
    "error: Slider: illegal value type",
    "error: Slider: the interval does not divide the range",
    "error: Slider: a value is below min",
    "error: Slider: a value is above max",
    "error: Slider: the range options are ignored when order is off",
  ];
  await expect.poll(() => said).toEqual(problems);
  await mistaken.locator("summary").click();
  await mistaken.locator("summary").click();
  await expect(mistaken.getByRole("slider").last()).toBeVisible();
  expect(said).toEqual(problems);
  expect(await axeViolations(page, '[data-example="slider, set up wrongly"]')).toEqual([]);
});
