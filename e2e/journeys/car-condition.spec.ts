import { expect, type Locator } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { openStoredCar } from "#tools/test-support/stored-car.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

/** Goes on by Tab until the focus is there, never into a drawing, and presses a key. */
const tabTo = async (target: Locator, key: "Enter" | "Space"): Promise<void> => {
  const page = target.page();
  const place = () =>
    target.evaluate((wanted) => {
      const { activeElement } = document;
      return activeElement?.closest("svg") ? "drawing" : activeElement === wanted ? "there" : "elsewhere";
    });
  for (let stops = 0; stops < 120; stops += 1) {
    await page.keyboard.press("Tab");
    const now = await place();
    expect(now).not.toBe("drawing");
    if (now === "there") return page.keyboard.press(key);
  }
  throw new Error(`No stop of Tab is at ${target}`);
};

const fillOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).fill);

test("by keyboard an owner says how the car is, sees it on the map, which opens what is pointed at, and hands it in", async ({
  page,
}) => {
  const words = wordsOf("es", "carCondition");
  const seen = watchPage(page);
  await openStoredCar(page, "es");
  await tabTo(page.getByRole("link", { name: words.begin }), "Enter");
  await expect(page.getByRole("heading", { level: 1, name: words.detailsTitle })).toBeVisible();
  for (const grade of ["engine", "drive", "general"])
    await tabTo(page.locator(`[name=${grade}]`).first(), "Space");
  const bonnet = page.locator("svg [data-of=bonnet]");
  const plain = await fillOf(bonnet);
  // A part that is pointed at on the map opens its damages in the list.
  await bonnet.click();
  const damages = page.getByRole("group", { name: words.parts.bonnet, exact: true });
  await expect(damages.getByLabel(words.damages.scratch)).toBeVisible();
  await tabTo(page.locator("[name=bonnet-scratch]"), "Space");
  await expect.poll(() => fillOf(bonnet)).not.toBe(plain);
  await tabTo(page.locator("summary").filter({ hasText: words.zones.top }), "Enter");
  await tabTo(page.locator("[name=roof-dent]"), "Space");
  await tabTo(page.getByRole("button", { name: words.saveSend }), "Enter");
  await expect(page.getByRole("heading", { level: 1, name: words.photosTitle })).toBeVisible();
  await tabTo(page.getByRole("link", { name: words.photosDone }), "Enter");
  await expect(page.getByText(words.draftText)).toBeVisible();
  await expect(page.getByRole("table", { name: words.tableTitle })).toContainText("60,00");
  await tabTo(page.getByRole("link", { name: words.handIn }), "Enter");
  await tabTo(page.getByRole("button", { name: wordsOf("es", "tradeIns").submitSend }), "Enter");
  await expect(page.getByText(words.submitted)).toBeVisible();
  expect(seen.problems).toEqual([]);
});
