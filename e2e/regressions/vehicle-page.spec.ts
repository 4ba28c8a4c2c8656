import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";

test("what has the focus is not hidden behind the price bar of a phone", async ({ page, request }) => {
  const { path } = await financedVehicle(request, "es");
  await page.goto(path);
  const bar = await page.locator("[data-bottom-bar]").boundingBox();
  const group = page.locator("#technical ~ * a, #dealer a").first();
  await group.evaluate((element) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - innerHeight + 20, behavior: "instant" });
  });
  await group.evaluate((element) => (element as HTMLElement).focus());
  await expect
    .poll(async () => {
      const box = await group.boundingBox();
      return box && bar ? box.y + box.height <= bar.y : undefined;
    })
    .toBe(true);
});

test("the first screen of a phone shows both prices, the year, the kilometres and what one can do", async ({
  page,
  request,
}) => {
  for (const locale of ["es", "pt"] as const) {
    const { path, vin } = await financedVehicle(request, locale);
    await page.goto(path);
    const bar = page.locator("[data-bottom-bar]");
    const { year, kilometers } = wordsOf(locale, "vehicle");
    await expect(bar.locator(`[data-price="${vin}"]`)).toBeInViewport({ ratio: 1 });
    await expect(bar.getByText(/\d+,\d\d\s€ (?:al mes|por mês)/)).toBeInViewport({ ratio: 1 });
    await expect(bar.getByText(/^TAEG? \d+,\d\d\s%$/)).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole("link", { name: /^Reservar por 300,00/ })).toBeInViewport({ ratio: 1 });
    const top = (await bar.boundingBox())?.y ?? 0;
    for (const name of [year, kilometers]) {
      const fact = page.locator("dl > div", { has: page.getByText(name, { exact: true }) }).first();
      const box = await fact.boundingBox();
      expect(box && box.y + box.height).toBeLessThan(top);
    }
  }
});

test("a vehicle is printed on two sheets, without what can only be done on a screen", async ({
  page,
  request,
}) => {
  for (const locale of ["es", "pt"] as const) {
    const { path } = await financedVehicle(request, locale);
    await page.goto(path);
    // The law wants it beside the instalment; on screens it is folded.
    const example = page
      .locator("summary + div")
      .getByText(/^E[jx]emplo representativo/)
      .first();
    await expect(example).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(example).toBeVisible();
    await expect(page.locator("#dealer a[href^='tel:']")).toBeVisible();
    await expect(page.locator("#dealer address")).toBeVisible();
    for (const left of ["[data-tool]", "[data-bottom-bar]", "[data-action=print]", "#finance", "#similar"])
      await expect(page.locator(left).first()).toBeHidden();
    const sheets = (await page.pdf({ format: "A4", preferCSSPageSize: true }))
      .toString("latin1")
      .match(/\/Type\s*\/Page\b/g);
    expect(sheets?.length).toBeGreaterThan(0);
    expect(sheets?.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: null });
  }
});

test.describe("before cookies are answered", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("no vehicle is printed with an empty sheet", async ({ page }) => {
    await page.goto(paths.list.es);
    const found = await page
      .locator("article h3 a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const path of found.slice(0, 5)) {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByTestId("consent")).toBeHidden();
      const [content, room] = await page.evaluate(() => [
        document.querySelector("main")?.getBoundingClientRect().bottom ?? 0,
        document.body.getBoundingClientRect().bottom,
      ]);
      expect(room).toBeLessThan(content + 1);
      await page.emulateMedia({ media: null });
    }
  });
});

test("the keys reach the last of three compared vehicles on a phone, in sight", async ({ page, request }) => {
  const list = await (await request.get(paths.list.es)).text();
  const vins = Array.from(list.matchAll(/<article[^>]*data-vin="([A-Z0-9]{17})"/g), ([, vin]) => vin).slice(
    0,
    3,
  );
  await page.goto(`/comparar/?vin=${vins.join(",")}`);
  const table = page.locator("[data-columns='3']");
  const last = table.locator("thead a").last();
  await last.evaluate((element) => (element as HTMLElement).focus());
  await expect
    .poll(() =>
      last.evaluate((element) => {
        const room = element.closest("[data-columns]")?.getBoundingClientRect();
        const { left, right } = element.getBoundingClientRect();
        return room && left >= room.left && right <= room.right;
      }),
    )
    .toBe(true);
});
