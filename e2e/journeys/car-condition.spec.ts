import { expect, type Locator } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { sendStep } from "#tools/test-support/trade-in.ts";
import { openValuedCar } from "#tools/test-support/valued-car.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { signInDemo } from "../support/sign-in.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

for (const locale of ["es", "pt"] as const)
  test(`${locale}: an owner tells how the car is, sees what it takes and hands it in`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const words = wordsOf(locale, "carCondition");
    const tradeIns = wordsOf(locale, "tradeIns");
    const own = await openValuedCar(page, locale, baseURL ?? "");
    const seen = watchPage(page);
    await page.getByRole("link", { name: words.begin }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.detailsTitle })).toBeVisible();
    await page.getByLabel(words.kms, { exact: true }).fill("65.500");
    await page.getByLabel(words.exterior, { exact: true }).selectOption("blue");
    await page
      .getByRole("group", { name: words.aspects.enginePerformance })
      .getByLabel(words.grades.GOOD)
      .check();
    const bonnet = page.locator("svg [data-of=bonnet]");
    const plain = await bonnet.evaluate((part) => getComputedStyle(part).fill);
    await bonnet.click();
    await page
      .getByRole("group", { name: words.parts.bonnet, exact: true })
      .getByLabel(words.damages.scratch)
      .check();
    await expect.poll(() => bonnet.evaluate((part) => getComputedStyle(part).fill)).not.toBe(plain);
    await expectSilence(page, "condition");
    await page.getByRole("button", { name: words.saveSend }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.photosTitle })).toBeVisible();
    await page.getByRole("link", { name: words.photosDone }).click();

    await expect(page.getByText(words.draftText)).toBeVisible();
    await expect(page.getByText(words.shortAspects.drivePerformance, { exact: false }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: words.handIn })).toHaveCount(0);
    await expectSilence(page, "draft");
    await page.getByRole("link", { name: words.goOn }).click();
    await expect(page.getByLabel(words.kms, { exact: true })).toHaveValue(/65.500/);
    await expect(page.locator("[name=bonnet-scratch]")).toBeChecked();
    for (const aspect of ["drivePerformance", "generalStatus"] as const)
      await page.getByRole("group", { name: words.aspects[aspect] }).getByLabel(words.grades.FAIR).check();
    await page.getByRole("button", { name: words.saveSend }).click();
    await page.getByRole("link", { name: words.photosDone }).click();

    const table = page.getByRole("table", { name: words.tableTitle });
    const after = (await table.locator("tfoot td").textContent()) ?? "";
    await expect(table).toContainText("60,00");
    await page.getByRole("link", { name: words.handIn }).click();
    await expectSilence(page, "to be handed in");
    await page.getByRole("button", { name: tradeIns.submitSend }).click();
    await expect(page.getByText(words.submitted)).toBeVisible();
    await expectSilence(page, "handed in");
    await expect(page.locator("main section > p").first()).toHaveText(after);
    await expect(page.getByRole("link", { name: words.goOn })).toHaveCount(0);
    await page.goto(`${own}estado/`);
    await expect(page.getByText(words.closed)).toBeVisible();
    expect(seen.problems).toEqual([]);
  });

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

test("whoever has a keyboard alone tells how the car is, sees it on the map, and hands it in", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const words = wordsOf("es", "carCondition");
  await openValuedCar(page, "es", baseURL ?? "");
  await tabTo(page.getByRole("link", { name: words.begin }), "Enter");
  await expect(page.getByRole("heading", { level: 1, name: words.detailsTitle })).toBeVisible();
  for (const grade of ["engine", "drive", "general"])
    await tabTo(page.locator(`[name=${grade}]`).first(), "Space");
  const bonnet = page.locator("svg [data-of=bonnet]");
  const plain = await bonnet.evaluate((part) => getComputedStyle(part).fill);
  await tabTo(page.locator("summary").filter({ hasText: words.zones.front }), "Enter");
  await tabTo(page.locator("[name=bonnet-scratch]"), "Space");
  await expect.poll(() => bonnet.evaluate((part) => getComputedStyle(part).fill)).not.toBe(plain);
  await tabTo(page.getByRole("button", { name: words.saveSend }), "Enter");
  await expect(page.getByRole("heading", { level: 1, name: words.photosTitle })).toBeVisible();
  await tabTo(page.getByRole("link", { name: words.photosDone }), "Enter");
  await expect(page.getByText(words.draftText)).toBeVisible();
  await tabTo(page.getByRole("link", { name: words.handIn }), "Enter");
  await tabTo(page.getByRole("button", { name: wordsOf("es", "tradeIns").submitSend }), "Enter");
  await expect(page.getByText(words.submitted)).toBeVisible();
});

test("what is wrong is said beside its field, and everything that was ticked stays", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const words = wordsOf("es", "carCondition");
  await openValuedCar(page, "es", baseURL ?? "");
  await page.getByRole("link", { name: words.begin }).click();
  await page.getByLabel(words.kms, { exact: true }).fill("63.000");
  await page
    .locator("[name=roof-dent]")
    .evaluate((box: HTMLInputElement) => box.closest("details")?.setAttribute("open", ""));
  await page.locator("[name=roof-dent]").check();
  await sendStep(page);
  await expect(page.locator("[data-error-summary]")).toBeFocused();
  await expect(page.locator("[data-error-summary]")).toContainText(wordsOf("es", "forms").mistakes.kmsUnder);
  await expect(page.getByLabel(words.kms, { exact: true })).toHaveValue("63.000");
  await expect(page.locator("[name=roof-dent]")).toBeChecked();
  await expectSilence(page, "condition, refused");
});

for (const locale of ["es", "pt"] as const)
  test(`${locale}: vehicles' pages say what the own car covers, to whoever has one whose value holds`, async ({
    page,
    request,
  }) => {
    const { path } = await financedVehicle(request, locale);
    const words = wordsOf(locale, "tradeIns");
    const covers = page.locator("[data-visitor-count=car]");
    await page.goto(path);
    await touched(page);
    await expect(covers.first()).toBeHidden();
    await signInDemo(page, locale);
    await page.goto(path);
    await touched(page);
    await expect(covers.filter({ hasText: words.coversPrice })).toHaveText(/\d[.\s]?\d{3},00\s€\./);
    await expect(covers.filter({ hasText: words.coversDeposit })).toHaveText(/\d[.\s]?\d{3},00\s€\./);
    await covers.first().getByRole("link", { name: words.seeOwn }).click();
    await expect(page).toHaveURL(new RegExp(`${personalPath("tradeIns", locale)}$`));
  });
