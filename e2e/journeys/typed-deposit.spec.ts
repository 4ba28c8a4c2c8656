import { expect } from "@playwright/test";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { ownScripts } from "../support/hold-answers.ts";
import { test } from "../support/test.ts";
import { expectDeposit, testTyping } from "../support/typed-deposit.ts";

testTyping();

test("a touch on the slider of an untouched page counts", async ({ page, request }) => {
  const { path } = await financedVehicle(request, "es");
  // Long after the finger has left the slider.
  await page.route(ownScripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(path);
  await expect(page.locator("html[data-scripts]")).toHaveCount(0);
  const slider = page.locator("#finance").getByRole("slider");
  // Looked for within the page: bringing it into view from outside would be a sign of life.
  await slider.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await slider.inputValue();
  const box = await slider.boundingBox();
  if (!box) throw new Error("The slider has no place");
  await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
  await expect(slider).not.toHaveValue(before);
  await expectDeposit(page, Number(await slider.inputValue()));
});
