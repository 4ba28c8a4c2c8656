import { expect } from "@playwright/test";
import sharp from "sharp";
import { wordsOf } from "#platform/wording.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { openStoredCar } from "#tools/test-support/stored-car.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const photo = async (width: number, height: number) => ({
  name: "IMG_0001.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width, height, channels: 3, background: "#27508f" } })
    .jpeg()
    .toBuffer(),
});

test("photos are sent as soon as they are chosen, one after the other, made smaller, tried again when the connection fails, seen and removed", async ({
  page,
}) => {
  const words = wordsOf("es", "carCondition");
  const seen = watchPage(page);
  const own = await openStoredCar(page, "es");
  await page.goto(`${own}fotos/`);
  let tries = 0;
  const chosen = Promise.withResolvers<void>();
  await page.route("**/api/trade-in-picture", async (route) => {
    tries += 1;
    if (tries === 1) await route.abort("connectionreset");
    else {
      if (tries === 3) await chosen.promise;
      await route.continue();
    }
  });
  const view = words.povs.front;
  await page.getByLabel(words.choosePhoto.replace("{view}", view)).setInputFiles(await photo(4_000, 3_000));
  // Chosen before the scripts are loaded.
  await touched(page);
  await expect(page.getByText(words.photoSaved.replace("{view}", view))).toBeVisible({ timeout: 20_000 });
  expect(tries).toBe(2);
  await page.reload();
  await touched(page);
  const shown = page.getByRole("img", { name: words.photoOf.replace("{view}", view) });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      shown.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]),
    )
    .toEqual([2_560, 1_920]);

  const text = { name: "car.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture at all") };
  const choose = (pov: "rear" | "left") =>
    page.getByLabel(words.choosePhoto.replace("{view}", words.povs[pov]));
  await choose("rear").setInputFiles(text);
  await choose("left").setInputFiles(await photo(400, 300));
  await expect(page.getByText(words.waiting)).toBeVisible();
  chosen.resolve();
  await expect(page.getByText(words.photoErrors.notPicture)).toBeVisible();
  await expect(page.getByText(words.photoSaved.replace("{view}", words.povs.left))).toBeVisible();
  // Several at once take the places that are free.
  await page.getByLabel(words.chooseSeveral).setInputFiles([await photo(400, 300), await photo(300, 400)]);
  for (const pov of ["rear", "right"] as const)
    await expect(page.getByText(words.photoSaved.replace("{view}", words.povs[pov]))).toBeVisible();
  await page.getByRole("button", { name: words.removePhoto.replace("{view}", view) }).click();
  await expect(page.getByText(words.photoRemoved.replace("{view}", view))).toBeVisible();
  await expect(shown).toHaveCount(0);
  // What the test does to the connection.
  const expected = /ERR_CONNECTION_RESET|status of 415/;
  expect(seen.problems.filter((problem) => !expected.test(problem))).toEqual([]);
});
