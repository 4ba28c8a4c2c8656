import { expect } from "@playwright/test";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { test } from "../support/test.ts";

test("es: prices and actions of a vehicle fit into one column of a small window, the terms folded under them", async ({
  page,
  request,
}) => {
  const { path } = await financedVehicle(request, "es");
  await page.goto(path);
  const column = page.locator("[data-quoted=prices]").locator("..");
  const last = column.locator("> :last-child");
  const height = async () => {
    const [from, to] = [await column.boundingBox(), await last.boundingBox()];
    return from && to ? to.y + to.height - from.y : undefined;
  };
  // It stays in sight in a window of 800 pixels, 16 from its top.
  expect(await height()).toBeLessThanOrEqual(784);
  const example = page.getByTestId("financed-example");
  await expect(example).toBeHidden();
  await last.locator("summary").click();
  await expect(example).toBeVisible();
});
