import { expect } from "@playwright/test";
import { openExamples } from "../support/open-examples.ts";
import { test } from "../support/test.ts";
import { axeViolations, widgetExample } from "../support/widget-example.ts";

test.beforeEach(async ({ page }) => {
  test.slow();
  await openExamples(page);
});

test("slider: keys move its handles, which stop at the scale, at each other and at their distances", async ({
  page,
}) => {
  const left = (name: string) => widgetExample(page, name).locator("[data-left]");
  const press = async (example: string, handle: string, keys: readonly string[], expected: string) => {
    await widgetExample(page, example).getByRole("slider", { name: handle, exact: true }).focus();
    for (const key of keys) await page.keyboard.press(key);
    await expect(left(example)).toHaveText(`Elegido: ${expected}`);
  };
  const single = "slider, single, defaults";
  await press(single, "Porcentaje", ["ArrowRight"], "41 %");
  await press(single, "Porcentaje", ["ArrowDown", "ArrowLeft"], "39 %");
  await press(single, "Porcentaje", ["PageUp"], "49 %");
  await press(single, "Porcentaje", ["PageDown", "PageDown"], "29 %");
  await press(single, "Porcentaje", ["End", "ArrowUp"], "100 %");
  await press(single, "Porcentaje", ["Home"], "0 %");
  await press("slider, range", "Precio mínimo", ["ArrowRight"], "5500 a 20000 €");
  await press("slider, range", "Precio mínimo", ["End"], "20000 a 20000 €");
  await press("slider, range", "Precio máximo", ["End"], "20000 a 50000 €");
  await expect(page.getByRole("slider", { name: "Precio máximo" })).toHaveAttribute(
    "aria-valuetext",
    "50000 €",
  );
  const apart = "slider, range, at least 10 and at most 40 apart";
  await press(apart, "Desde", ["End"], "30 a 40 kW");
  await press(apart, "Hasta", ["End"], "30 a 70 kW");
  await press("slider, range, handles may cross", "Primero", ["End"], "100 a 60 km");
  await expect(widgetExample(page, "slider, disabled").getByRole("slider")).toBeDisabled();
  expect(await axeViolations(page, "#slider")).toEqual([]);
});

test("slider: tells its value when dragging ends, and the console what is wrong with it", async ({
  page,
}) => {
  const single = widgetExample(page, "slider, single, defaults");
  await single.scrollIntoViewIfNeeded();
  const box = await single.getByRole("slider").boundingBox();
  if (!box) throw new Error("The slider has no place");
  // The handle is 24 pixels wide and stands at 40 of 100.
  const at = (percent: number) => box.x + 12 + ((box.width - 24) * percent) / 100;
  await page.mouse.move(at(40), box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(at(75), box.y + box.height / 2, { steps: 4 });
  await expect(single.locator("[data-dragged]")).toHaveText("Al mover: 75 %");
  await expect(single.locator("[data-left]")).toHaveText("Elegido: 40 %");
  await page.mouse.up();
  await expect(single.locator("[data-left]")).toHaveText("Elegido: 75 %");

  const said: string[] = [];
  page.on("console", (message) => said.push(`${message.type()}: ${message.text().split(".")[0]}`));
  const mistaken = widgetExample(page, "slider, set up wrongly");
  await mistaken.getByRole("button").click();
  await expect(mistaken.getByRole("slider")).toHaveCount(7);
  await expect
    .poll(() => said)
    .toEqual([
      "error: Slider: illegal value type",
      "error: Slider: the interval does not divide the range",
      "error: Slider: a value is below min",
      "error: Slider: a value is above max",
      "error: Slider: the range options are ignored when order is off",
    ]);
  expect(await axeViolations(page, '[data-example="slider, set up wrongly"]')).toEqual([]);
});
